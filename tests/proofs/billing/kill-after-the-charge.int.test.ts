import { describePurchaseKills } from './support/kill-purchases.ts'

const charge = { wire: 'provider', texts: ['POST /v1/payment_intents'] } as const
const move = { wire: 'database', texts: ['update "contracts" set'] } as const
const event = {
  wire: 'database',
  texts: [...move.texts, 'insert into outbox'],
  resetBy: 'begin\0',
} as const
const result = { wire: 'database', texts: [...move.texts, 'commit\0'], resetBy: 'begin\0' } as const
const answer = { wire: 'database', texts: ['update "idempotency_keys" set "response"'] } as const

const charged = { request: 'claimed', order: 'paying', charged: true } as const
const done = { ...charged, order: 'done' } as const

describePurchaseKills({
  'when the card is charged': { ...charge, side: 'after', leaves: charged },
  'before the contract is moved': { ...move, side: 'before', leaves: charged },
  'before its event is written': { ...event, side: 'before', leaves: charged },
  'before the result is committed': { ...result, side: 'before', leaves: charged },
  'when the result is committed': { ...result, side: 'after', leaves: done },
  'before the answer is kept': { ...answer, side: 'before', leaves: done },
  'when the answer is kept': { ...answer, side: 'after', leaves: { ...done, request: 'answered' } },
})
