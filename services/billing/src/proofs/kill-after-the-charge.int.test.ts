import { describePurchaseKills } from '../testing/kill-purchases.ts'

const move = { wire: 'database', texts: ['update "contracts" set'] } as const
const result = {
  wire: 'database',
  texts: ['update "contracts" set', 'commit\0'],
  resetBy: 'begin\0',
} as const
const answer = { wire: 'database', texts: ['update "idempotency_keys" set "answer"'] } as const

describePurchaseKills({
  'when the card is charged': { wire: 'provider', texts: ['POST /v1/payment_intents'], side: 'after' },
  'before the contract is moved': { ...move, side: 'before' },
  'before its event is written': {
    ...result,
    texts: [...move.texts, 'insert into outbox'],
    side: 'before',
  },
  'before the result is committed': { ...result, side: 'before' },
  'when the result is committed': { ...result, side: 'after' },
  'before the answer is kept': { ...answer, side: 'before' },
  'when the answer is kept': { ...answer, side: 'after' },
})
