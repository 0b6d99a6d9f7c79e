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
import {
  booleanField,
  clearableField,
  enumField,
  integerField,
  listField,
  mergeMetadata,
  metadataField,
  objectField,
  requiredField,
  textField,
} from '../http/param-fields.ts'
import { createStripeId } from '../store/object-store.ts'
import { confirmPayment, createCardError, createUnexpectedStateError } from './confirm-payment.ts'
import { askForKonbiniPayment, konbiniFields, toExpiredIfDue } from './konbini.ts'

/** Yen have no smaller unit; Stripe's own bounds of a charge. */
export const amountField = integerField({ min: 50, max: 99_999_999 })
export const currencyField = enumField('jpy')

const writable = {
  customer: textField(),
  payment_method: textField(),
  description: clearableField(textField({ max: 1000 })),
  metadata: metadataField(),
  receipt_email: clearableField(textField({ max: 512 })),
  setup_future_usage: enumField('off_session', 'on_session'),
}
const confirming = {
  off_session: booleanField(),
  return_url: textField(),
  error_on_requires_action: booleanField(),
}

export const paymentIntentRoutes = [
  defineRoute(
    'POST /v1/payment_intents',
    {
      ...writable,
      ...confirming,
      amount: requiredField(amountField),
      currency: requiredField(currencyField),
      confirm: booleanField(),
      allowed_payment_method_types: listField(enumField('card', 'konbini'), { max: 1 }),
      ...konbiniFields,
      automatic_payment_methods: objectField({
        enabled: requiredField(booleanField()),
        allow_redirects: enumField('always', 'never'),
      }),
      capture_method: enumField('automatic', 'automatic_async'),
      confirmation_method: enumField('automatic'),
    },
    async (call) => {
      const { params } = call
      if (params.off_session && !params.confirm) {
        throw createInvalidRequestError('You can only set `off_session` when you confirm.', {
          param: 'off_session',
        })
      }
      const isKonbini = params.allowed_payment_method_types?.[0] === 'konbini'
      const intent = await createPaymentIntent(call, params)
      if (isKonbini) return askForKonbiniPayment(call, intent, params)
      return params.confirm ? confirm(call, intent, params) : intent
    },
  ),
  defineRoute('GET /v1/payment_intents/:id', { client_secret: textField() }, async ({ store, path, now }) =>
    toExpiredIfDue(await store.get<Stripe.PaymentIntent>('payment_intent', path.id ?? ''), now),
  ),
  defineRoute(
    'POST /v1/payment_intents/:id',
    { ...writable, amount: amountField, currency: currencyField },
    async (call) => {
      const { params, store, path } = call
      const before = await store.get<Stripe.PaymentIntent>('payment_intent', path.id ?? '')
      const { metadata: pairs, ...rest } = params
      const closed = before.status === 'succeeded' || before.status === 'canceled'
      if (closed && (rest.amount !== undefined || rest.payment_method !== undefined)) {
        throw createUnexpectedStateError(before, 'update')
      }
      const { amount, customer, payment_method, description, receipt_email } = rest
      const intent: Stripe.PaymentIntent = {
        ...before,
        ...omitUndefined({ amount, customer, payment_method, description, receipt_email }),
        metadata: mergeMetadata(before.metadata, pairs),
      }
      if (payment_method !== undefined) intent.status = 'requires_confirmation'
      return store.update(intent)
    },
  ),
  defineRoute(
    'POST /v1/payment_intents/:id/confirm',
    { payment_method: textField(), ...confirming },
    async (call) => {
      const intent = await call.store.get<Stripe.PaymentIntent>('payment_intent', call.path.id ?? '')
      return confirm(call, intent, call.params)
    },
  ),
  defineRoute(
    'POST /v1/payment_intents/:id/cancel',
    { cancellation_reason: enumField('duplicate', 'fraudulent', 'requested_by_customer', 'abandoned') },
    async (call) => {
      const { store, path, params, now } = call
      const before = await store.get<Stripe.PaymentIntent>('payment_intent', path.id ?? '')
      if (before.status === 'succeeded' || before.status === 'canceled')
        throw createUnexpectedStateError(before, 'cancel')
      const intent: Stripe.PaymentIntent = {
        ...before,
        status: 'canceled',
        canceled_at: now,
        cancellation_reason: params.cancellation_reason ?? null,
        next_action: null,
      }
      await store.update(intent)
      await call.emit('payment_intent.canceled', intent)
      return intent
    },
  ),
  defineRoute(
    'GET /v1/payment_intents',
    { ...pageFields, customer: textField(), created: createdField },
    async (call) => {
      const { customer, ...page } = call.params
      const contains = omitUndefined({ customer })
      const url = '/v1/payment_intents'
      const list = await listObjects<Stripe.PaymentIntent>(call, {
        type: 'payment_intent',
        url,
        contains,
        page,
      })
      return { ...list, data: list.data.map((intent) => toExpiredIfDue(intent, call.now)) }
    },
  ),
]

async function confirm(
  call: ApiCall,
  before: Stripe.PaymentIntent,
  { payment_method, off_session }: { payment_method?: string | undefined; off_session?: boolean | undefined },
): Promise<Stripe.PaymentIntent> {
  const card = payment_method ?? (before.payment_method as string | null)
  const { intent, problem } = await confirmPayment(call, before, { card, offSession: off_session ?? false })
  if (problem) throw createCardError(problem, { payment_intent: intent })
  return intent
}

/** A payment that waits for a card, or for its confirmation. */
export async function createPaymentIntent(
  call: ApiCall,
  options: {
    amount: number
    customer?: string | undefined
    payment_method?: string | undefined
    description?: string | null | undefined
    metadata?: Record<string, string> | null | undefined
    receipt_email?: string | null | undefined
    setup_future_usage?: 'off_session' | 'on_session' | undefined
    allowed_payment_method_types?: ('card' | 'konbini')[] | undefined
  },
): Promise<Stripe.PaymentIntent> {
  const { store, now } = call
  if (options.customer !== undefined) await store.get('customer', options.customer, 'customer')
  const id = createStripeId('pi')
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: options.allowed_payment_method_types ?? null,
    amount: options.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${createStripeId('s').slice(2)}`,
    confirmation_method: 'automatic',
    created: now,
    currency: 'jpy',
    customer: options.customer ?? null,
    customer_account: null,
    description: options.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: mergeMetadata(null, options.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: options.payment_method ?? null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: options.allowed_payment_method_types ?? ['card'],
    payment_record: null,
    processing: null,
    receipt_email: options.receipt_email ?? null,
    review: null,
    setup_future_usage: options.setup_future_usage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: options.payment_method ? 'requires_confirmation' : 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
  await store.insert(intent)
  await call.emit('payment_intent.created', intent)
  return intent
}
