import type { Stripe } from 'stripe'
import { findPermanentDecline } from '../cards/evaluate-card-attempt.ts'
import { type ApiCall, defineRoute, listObjects, omitUndefined, pageFields } from '../http/define-route.ts'
import { createInvalidRequestError, createResourceMissingError, StripeError } from '../http/errors.ts'
import {
  clearableField,
  enumField,
  integerField,
  mergeMetadata,
  metadataField,
  objectField,
  requiredField,
  textField,
} from '../http/param-fields.ts'
import { createStripeId } from '../store/object-store.ts'
import { createStoredTestCard, redeemToken, type StoredCard } from './tokens.ts'

const billingDetails = objectField({
  name: clearableField(textField({ max: 100 })),
  email: clearableField(textField({ max: 512 })),
  phone: clearableField(textField({ max: 20 })),
})

export const paymentMethodRoutes = [
  defineRoute(
    'POST /v1/payment_methods',
    {
      type: requiredField(enumField('card')),
      card: requiredField(objectField({ token: requiredField(textField()) })),
      billing_details: billingDetails,
      metadata: metadataField(),
    },
    async (call) => {
      const { params } = call
      const known = await redeemToken(call, params.card.token)
      const name = params.billing_details?.name ?? known.name
      return createPaymentMethod(call, { ...known, name }, mergeMetadata(null, params.metadata))
    },
  ),
  defineRoute('GET /v1/payment_methods/:id', {}, ({ store, path }) =>
    store.get<Stripe.PaymentMethod>('payment_method', path.id ?? ''),
  ),
  defineRoute(
    'POST /v1/payment_methods/:id',
    {
      metadata: metadataField(),
      billing_details: billingDetails,
      card: objectField({
        exp_month: integerField({ min: 1, max: 12 }),
        exp_year: integerField({ min: 2000, max: 2100 }),
      }),
    },
    async (call) => {
      const before = await call.store.get<Stripe.PaymentMethod>('payment_method', call.path.id ?? '')
      const after = {
        ...before,
        metadata: mergeMetadata(before.metadata, call.params.metadata),
        billing_details: { ...before.billing_details, ...omitUndefined(call.params.billing_details ?? {}) },
        card: { ...before.card, ...omitUndefined(call.params.card ?? {}) } as Stripe.PaymentMethod.Card,
      }
      await call.store.update(after)
      await call.emit('payment_method.updated', after)
      return after
    },
  ),
  defineRoute(
    'POST /v1/payment_methods/:id/attach',
    { customer: requiredField(textField()) },
    async (call) => {
      const { store, params, path } = call
      const { id: customer } = await store.get<Stripe.Customer>('customer', params.customer, 'customer')
      const card = await getOrCreateCard(call, path.id ?? '')
      if (card.customer === customer) return card
      const { used } = await store.hidden<{ used?: boolean }>(card.id)
      if (card.customer !== null || used) {
        const message =
          'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.'
        throw createInvalidRequestError(message)
      }
      const decline = findPermanentDecline((await store.hidden<StoredCard>(card.id)).outcome)
      if (decline) throw new StripeError(402, { type: 'card_error', ...decline })
      const attached = { ...card, customer }
      await store.update(attached)
      await call.emit('payment_method.attached', attached)
      return attached
    },
  ),
  defineRoute('POST /v1/payment_methods/:id/detach', {}, async (call) => {
    const card = await call.store.get<Stripe.PaymentMethod>('payment_method', call.path.id ?? '')
    if (card.customer === null) {
      throw createInvalidRequestError(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
      )
    }
    return detachCard(call, card)
  }),
  defineRoute(
    'GET /v1/payment_methods',
    { ...pageFields, customer: textField(), type: enumField('card') },
    async (call) => {
      const { customer, type, ...page } = call.params
      const contains = omitUndefined({ customer, type })
      return listObjects(call, { type: 'payment_method', url: '/v1/payment_methods', contains, page })
    },
  ),
]

/** Returns a payment method by its id; one of the ready-made ones (`pm_card_visa`) is created when it is named. */
export async function getOrCreateCard(call: ApiCall, id: string): Promise<Stripe.PaymentMethod> {
  const ready = createStoredTestCard(id, 'pm_card_', call.now)
  if (ready) return createPaymentMethod(call, ready, {})
  return call.store.get<Stripe.PaymentMethod>('payment_method', id, 'payment_method')
}

/** Returns a card that belongs to the customer; any other is missing. */
export async function requireCardOfCustomer(
  call: Pick<ApiCall, 'store'>,
  customer: string | null,
  id: string,
): Promise<Stripe.PaymentMethod> {
  const card = await call.store.get<Stripe.PaymentMethod>('payment_method', id, 'payment_method')
  if (card.customer !== customer) throw createResourceMissingError('payment_method', id, 'payment_method')
  return card
}

/** Detaches a card from its customer permanently. */
export async function detachCard(call: ApiCall, card: Stripe.PaymentMethod): Promise<Stripe.PaymentMethod> {
  const { store } = call
  const detached = { ...card, customer: null }
  await store.update(detached)
  await store.hide(card.id, { ...(await store.hidden(card.id)), used: true })
  const id = typeof card.customer === 'string' ? card.customer : ''
  const customer = await store.find<Stripe.Customer>('customer', id)
  if (customer?.invoice_settings.default_payment_method === card.id) {
    const invoice_settings = { ...customer.invoice_settings, default_payment_method: null }
    await store.update({ ...customer, invoice_settings })
  }
  await call.emit('payment_method.detached', detached, { customer: card.customer })
  return detached
}

async function createPaymentMethod(
  call: ApiCall,
  known: StoredCard,
  pairs: Record<string, string>,
): Promise<Stripe.PaymentMethod> {
  const { brand, last4, exp_month, exp_year, fingerprint } = known
  const method = {
    id: createStripeId('pm'),
    object: 'payment_method' as const,
    allow_redisplay: 'unspecified' as const,
    billing_details: { address: null, email: null, name: known.name, phone: null, tax_id: null },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
      country: 'US',
      display_brand: brand,
      exp_month,
      exp_year,
      fingerprint,
      funding: 'credit',
      generated_from: null,
      last4,
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: call.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: pairs,
    type: 'card' as const,
  }
  await call.store.insert(method, known)
  return method as unknown as Stripe.PaymentMethod
}
