import type { Stripe } from 'stripe'
import {
  type ApiCall,
  createdField,
  defineRoute,
  listObjects,
  omitUndefined,
  pageFields,
} from '../http/define-route.ts'
import { createInvalidRequestError } from '../http/errors.ts'
import { enumField, integerField, mergeMetadata, metadataField, textField } from '../http/param-fields.ts'
import { createStripeId } from '../store/object-store.ts'

export const chargeRoutes = [
  defineRoute('GET /v1/charges/:id', {}, ({ store, path }) =>
    store.get<Stripe.Charge>('charge', path.id ?? ''),
  ),
  defineRoute(
    'GET /v1/charges',
    { ...pageFields, customer: textField(), payment_intent: textField(), created: createdField },
    async (call) => {
      const { customer, payment_intent, ...page } = call.params
      const contains = omitUndefined({ customer, payment_intent })
      return listObjects(call, { type: 'charge', url: '/v1/charges', contains, page })
    },
  ),
  defineRoute(
    'POST /v1/refunds',
    {
      charge: textField(),
      payment_intent: textField(),
      amount: integerField({ min: 1 }),
      reason: enumField('duplicate', 'fraudulent', 'requested_by_customer'),
      metadata: metadataField(),
    },
    async (call) => {
      const { params, store } = call
      const charge = await refundable(call, params)
      const left = charge.amount - charge.amount_refunded
      const amount = params.amount ?? left
      if (left === 0) {
        const message = `Charge ${charge.id} has already been refunded.`
        throw createInvalidRequestError(message, { code: 'charge_already_refunded' })
      }
      if (amount > left) {
        const message = `Refund amount (¥${amount}) is greater than unrefunded amount on charge (¥${left})`
        throw createInvalidRequestError(message, { param: 'amount' })
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
  defineRoute('GET /v1/refunds/:id', {}, ({ store, path }) =>
    store.get<Stripe.Refund>('refund', path.id ?? ''),
  ),
  defineRoute(
    'GET /v1/refunds',
    { ...pageFields, charge: textField(), payment_intent: textField(), created: createdField },
    async (call) => {
      const { charge, payment_intent, ...page } = call.params
      const contains = omitUndefined({ charge, payment_intent })
      return listObjects(call, { type: 'refund', url: '/v1/refunds', contains, page })
    },
  ),
]

async function refundable(
  { store }: ApiCall,
  { charge, payment_intent }: { charge?: string | undefined; payment_intent?: string | undefined },
): Promise<Stripe.Charge> {
  if (charge !== undefined) return store.get<Stripe.Charge>('charge', charge, 'charge')
  if (payment_intent === undefined) {
    throw createInvalidRequestError(
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  }
  const intent = await store.get<Stripe.PaymentIntent>('payment_intent', payment_intent, 'payment_intent')
  if (intent.status === 'succeeded') return store.get<Stripe.Charge>('charge', String(intent.latest_charge))
  const message = `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`
  throw createInvalidRequestError(message, { param: 'payment_intent' })
}

function refundOf(
  call: ApiCall,
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
  const isKonbini = charge.payment_method_details?.type === 'konbini'
  return {
    id: createStripeId('re'),
    object: 'refund',
    amount,
    balance_transaction: createStripeId('txn'),
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
    // A convenience store gives no money back: the customer is asked by mail for a bank account.
    status: isKonbini ? 'requires_action' : 'succeeded',
    ...(isKonbini && { next_action: askForBankAccount(charge, call.now) }),
    transfer_reversal: null,
  }
}

/** The customer has this many days to name a bank account. */
const ACCOUNT_DAYS = 45

function askForBankAccount(charge: Stripe.Charge, now: number): Stripe.Refund.NextAction {
  return {
    type: 'display_details',
    display_details: {
      email_sent: { email_sent_at: now, email_sent_to: charge.billing_details.email ?? '' },
      expires_at: now + ACCOUNT_DAYS * 86_400,
    },
  }
}
