import { describePurchaseKills } from '../testing/kill-purchases.ts'

const order = { wire: 'database', texts: ['insert into "payments"', 'commit\0'], resetBy: 'begin\0' } as const
const claim = { wire: 'database', texts: ['insert into idempotency_keys'] } as const
const charge = { wire: 'provider', texts: ['POST /v1/payment_intents'] } as const

describePurchaseKills({
  'before the request is known': { ...claim, side: 'before' },
  'when the request is claimed': { ...claim, side: 'after' },
  'in the middle of writing the order': {
    wire: 'database',
    texts: ['insert into "payments"'],
    side: 'before',
  },
  'before the order is committed': { ...order, side: 'before' },
  'when the order is committed': { ...order, side: 'after' },
  'before the provider hears of it': { ...charge, side: 'before' },
})
