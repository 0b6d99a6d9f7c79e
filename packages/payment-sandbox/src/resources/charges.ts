import type { Stripe } from 'stripe'
import { createInvalidRequest } from '../http/errors.ts'
import { integer, mergeMetadata, metadata, oneOf, text } from '../http/params.ts'
import { type Call, createdField, listOf, omitUndefined, pageFields, route } from '../http/route.ts'
import { createId } from '../store/store.ts'

export const chargeRoutes = [
  route('GET /v1/charges/:id', {}, ({ store, path }) => store.get<Stripe.Charge>('charge', path.id ?? '')),
  route(
    'GET /v1/charges',
    { ...pageFields, customer: text(), payment_intent: text(), created: createdField },
    async (call) => {
      const { customer, payment_intent, ...page } = call.params
      const contains = omitUndefined({ customer, payment_intent })
      return listOf(call, { type: 'charge', url: '/v1/charges', contains, page })
    },
  ),
  route(
    'POST /v1/refunds',
    {
      charge: text(),
      payment_intent: text(),
      amount: integer({ min: 1 }),
      reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
      metadata: metadata(),
    },
    async (call) => {
      const { params, store } = call
      const charge = await refundable(call, params)
      const left = charge.amount - charge.amount_refunded
      const amount = params.amount ?? left
      if (left === 0) {
        const message = `Charge ${charge.id} has already been refunded.`
        throw createInvalidRequest(message, { code: 'charge_already_refunded' })
      }
      if (amount > left) {
        const message = `Refund amount (¥${amount}) is greater than unrefunded amount on charge (¥${left})`
        throw createInvalidRequest(message, { param: 'amount' })
      }
      const refund = refundOf(call, charge, { ...params, amount })
      await store.insert(refund)
      const amount_refunded = charge.amount_refunded + amount
      const refunded = { ...charge, amount_refunded, refunded: amount_refunded === charge.amount }
      await store.update(refunded)
      await call.emit('refund.created', refund)
      await call.emit('charge.refunded', refunded)
      return refund
    },
  ),
  route('GET /v1/refunds/:id', {}, ({ store, path }) => store.get<Stripe.Refund>('refund', path.id ?? '')),
  route(
    'GET /v1/refunds',
    { ...pageFields, charge: text(), payment_intent: text(), created: createdField },
    async (call) => {
      const { charge, payment_intent, ...page } = call.params
      const contains = omitUndefined({ charge, payment_intent })
      return listOf(call, { type: 'refund', url: '/v1/refunds', contains, page })
    },
  ),
]

async function refundable(
  { store }: Call,
  { charge, payment_intent }: { charge?: string | undefined; payment_intent?: string | undefined },
): Promise<Stripe.Charge> {
  if (charge !== undefined) return store.get<Stripe.Charge>('charge', charge, 'charge')
  if (payment_intent === undefined) {
    throw createInvalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  }
  const intent = await store.get<Stripe.PaymentIntent>('payment_intent', payment_intent, 'payment_intent')
  if (intent.status === 'succeeded') return store.get<Stripe.Charge>('charge', String(intent.latest_charge))
  const message = `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`
  throw createInvalidRequest(message, { param: 'payment_intent' })
}

function refundOf(
  call: Call,
  charge: Stripe.Charge,
  {
    amount,
    metadata,
    reason,
  }: {
    amount: number
    reason?: Stripe.Refund.Reason | undefined
    metadata?: Record<string, string> | null | undefined
  },
): Stripe.Refund {
  return {
    id: createId('re'),
    object: 'refund',
    amount,
    balance_transaction: createId('txn'),
    charge: charge.id,
    created: call.now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: mergeMetadata(null, metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
}
