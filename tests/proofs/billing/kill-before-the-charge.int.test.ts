import { describePurchaseKills } from './support/kill-purchases.ts'

const claim = { wire: 'database', texts: ['insert into idempotency_keys'] } as const
const order = { wire: 'database', texts: ['insert into "payments"', 'commit\0'], resetBy: 'begin\0' } as const
const charge = { wire: 'provider', texts: ['POST /v1/payment_intents'] } as const

const nothing = { request: 'unknown', order: 'none', charged: false } as const
const claimed = { ...nothing, request: 'claimed' } as const
const ordered = { ...claimed, order: 'paying' } as const

describePurchaseKills({
  'before the request is known': { ...claim, side: 'before', leaves: nothing },
  'when the request is claimed': { ...claim, side: 'after', leaves: claimed },
  'in the middle of writing the order': {
    wire: 'database',
    texts: ['insert into "payments"'],
    side: 'before',
    leaves: claimed,
  },
  'before the order is committed': { ...order, side: 'before', leaves: claimed },
  'when the order is committed': { ...order, side: 'after', leaves: ordered },
  'before the provider hears of it': { ...charge, side: 'before', leaves: ordered },
})
