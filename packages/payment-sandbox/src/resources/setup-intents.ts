import type { Stripe } from 'stripe'
import { evaluateCardAttempt } from '../cards/evaluate-card-attempt.ts'
import {
  type ApiCall,
  createdField,
  defineRoute,
  listObjects,
  omitUndefined,
  pageFields,
} from '../http/define-route.ts'
import { createInvalidRequestError, type StripeErrorBody } from '../http/errors.ts'
import {
  booleanField,
  clearableField,
  enumField,
  listField,
  mergeMetadata,
  metadataField,
  objectField,
  requiredField,
  textField,
} from '../http/param-fields.ts'
import { createStripeId } from '../store/object-store.ts'
import { createCardError, createUnexpectedStateError } from './confirm-payment.ts'
import { getOrCreateCard, requireCardOfCustomer } from './payment-methods.ts'
import type { StoredCard } from './tokens.ts'

export const setupIntentRoutes = [
  defineRoute(
    'POST /v1/setup_intents',
    {
      customer: textField(),
      payment_method: textField(),
      confirm: booleanField(),
      usage: enumField('off_session', 'on_session'),
      description: clearableField(textField({ max: 1000 })),
      metadata: metadataField(),
      return_url: textField(),
      // The page shows the bank's window itself, by `next_action`.
      use_stripe_sdk: booleanField(),
      allowed_payment_method_types: listField(enumField('card'), { max: 1 }),
      automatic_payment_methods: objectField({
        enabled: requiredField(booleanField()),
        allow_redirects: enumField('always', 'never'),
      }),
    },
    async (call) => {
      const { params, store, now } = call
      if (params.customer !== undefined) await store.get('customer', params.customer, 'customer')
      const id = createStripeId('seti')
      const intent: Stripe.SetupIntent = {
        id,
        object: 'setup_intent',
        allowed_payment_method_types: params.allowed_payment_method_types ?? null,
        application: null,
        automatic_payment_methods: null,
        cancellation_reason: null,
        client_secret: `${id}_secret_${createStripeId('s').slice(2)}`,
        created: now,
        customer: params.customer ?? null,
        customer_account: null,
        description: params.description ?? null,
        excluded_payment_method_types: null,
        flow_directions: null,
        last_setup_error: null,
        latest_attempt: null,
        livemode: false,
        mandate: null,
        metadata: mergeMetadata(null, params.metadata),
        next_action: null,
        on_behalf_of: null,
        payment_method: params.payment_method ?? null,
        payment_method_configuration_details: null,
        payment_method_options: {},
        payment_method_types: ['card'],
        single_use_mandate: null,
        status: params.payment_method ? 'requires_confirmation' : 'requires_payment_method',
        usage: params.usage ?? 'off_session',
      }
      await store.insert(intent)
      await call.emit('setup_intent.created', intent)
      return params.confirm ? confirm(call, intent, params.payment_method) : intent
    },
  ),
  defineRoute('GET /v1/setup_intents/:id', { client_secret: textField() }, ({ store, path }) =>
    store.get<Stripe.SetupIntent>('setup_intent', path.id ?? ''),
  ),
  defineRoute(
    'POST /v1/setup_intents/:id/confirm',
    { payment_method: textField(), return_url: textField() },
    async (call) => {
      const before = await call.store.get<Stripe.SetupIntent>('setup_intent', call.path.id ?? '')
      return confirm(call, before, call.params.payment_method)
    },
  ),
  defineRoute(
    'POST /v1/setup_intents/:id/cancel',
    { cancellation_reason: enumField('abandoned', 'requested_by_customer', 'duplicate') },
    async (call) => {
      const { store, path, params } = call
      const before = await store.get<Stripe.SetupIntent>('setup_intent', path.id ?? '')
      if (before.status === 'succeeded' || before.status === 'canceled')
        throw createUnexpectedStateError(before, 'cancel')
      const cancellation_reason = params.cancellation_reason ?? null
      const intent: Stripe.SetupIntent = {
        ...before,
        status: 'canceled',
        cancellation_reason,
        next_action: null,
      }
      await store.update(intent)
      await call.emit('setup_intent.canceled', intent)
      return intent
    },
  ),
  defineRoute(
    'GET /v1/setup_intents',
    { ...pageFields, customer: textField(), payment_method: textField(), created: createdField },
    async (call) => {
      const { customer, payment_method, ...page } = call.params
      const contains = omitUndefined({ customer, payment_method })
      return listObjects(call, { type: 'setup_intent', url: '/v1/setup_intents', contains, page })
    },
  ),
]

/** Checks with the card's bank whether it may be charged later, without charging it. */
async function confirm(
  call: ApiCall,
  before: Stripe.SetupIntent,
  chosen: string | undefined,
): Promise<Stripe.SetupIntent> {
  const { store, now } = call
  if (before.status === 'succeeded' || before.status === 'canceled')
    throw createUnexpectedStateError(before, 'confirm')
  const id = chosen ?? (before.payment_method as string | null)
  if (id === null) {
    throw createInvalidRequestError(
      'You cannot confirm this SetupIntent because it is missing a payment method.',
      {
        code: 'setup_intent_unexpected_state',
      },
    )
  }
  const card = await cardToSetUp(call, before.customer as string | null, id)
  const response = evaluateCardAttempt(await store.hidden<StoredCard>(card.id), { purpose: 'setup', now })
  if (response.kind === 'declined')
    return decline(call, before, card, { type: 'card_error', ...response.decline })
  if (response.kind === 'authenticate') {
    const next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } }
    const waiting: Stripe.SetupIntent = {
      ...before,
      status: 'requires_action',
      payment_method: card.id,
      next_action,
    }
    await store.update(waiting)
    await call.emit('setup_intent.requires_action', waiting)
    return waiting
  }
  return succeedSetup(call, before, card.id)
}

/** Attaches the card to its customer and saves the intent as succeeded; also called once the card's holder has confirmed. */
export async function succeedSetup(
  call: ApiCall,
  before: Stripe.SetupIntent,
  card: string,
): Promise<Stripe.SetupIntent> {
  await attach(call, before.customer as string | null, card)
  const intent: Stripe.SetupIntent = {
    ...before,
    status: 'succeeded',
    payment_method: card,
    next_action: null,
    last_setup_error: null,
  }
  await call.store.update(intent)
  await call.emit('setup_intent.succeeded', intent)
  return intent
}

/** Ends the attempt without a card and saves why; another card may be tried. */
export async function failSetup(
  call: ApiCall,
  before: Stripe.SetupIntent,
  { problem, card }: { card: Stripe.PaymentMethod; problem: StripeErrorBody },
): Promise<Stripe.SetupIntent> {
  const intent: Stripe.SetupIntent = {
    ...before,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: { ...problem, payment_method: card } as Stripe.SetupIntent.LastSetupError,
  }
  await call.store.update(intent)
  await call.emit('setup_intent.setup_failed', intent)
  return intent
}

async function decline(
  call: ApiCall,
  before: Stripe.SetupIntent,
  card: Stripe.PaymentMethod,
  problem: StripeErrorBody,
): Promise<never> {
  throw createCardError(problem, { setup_intent: await failSetup(call, before, { card, problem }) })
}

/** Returns the customer's own card, or one without a customer. */
async function cardToSetUp(
  call: ApiCall,
  customer: string | null,
  id: string,
): Promise<Stripe.PaymentMethod> {
  const card = await getOrCreateCard(call, id)
  return customer === null || card.customer === null ? card : requireCardOfCustomer(call, customer, card.id)
}

async function attach(call: ApiCall, customer: string | null, id: string): Promise<void> {
  const card = await call.store.get<Stripe.PaymentMethod>('payment_method', id)
  if (customer === null || card.customer === customer) return
  const attached = await call.store.update({ ...card, customer })
  await call.emit('payment_method.attached', attached)
}
