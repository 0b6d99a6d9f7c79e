import { randomInt } from 'node:crypto'
import type { Stripe } from 'stripe'
import type { ApiCall } from '../http/define-route.ts'
import { createInvalidRequestError, createResourceMissingError } from '../http/errors.ts'
import {
  enumField,
  integerField,
  objectField,
  type ParsedParams,
  requiredField,
  textField,
  timestampField,
} from '../http/param-fields.ts'
import { createStripeId } from '../store/object-store.ts'
import { createUnexpectedStateError, succeedPayment } from './confirm-payment.ts'
import { createPaidCharge } from './create-paid-charge.ts'

/** Stripe's bounds of a payment at a convenience store, in yen. */
const MIN_YEN = 120
const MAX_YEN = 300_000
const DAY_SECONDS = 86_400
const JST_OFFSET_SECONDS = 9 * 3600
const DEFAULT_EXPIRY_DAYS = 3
const MIN_EXPIRY_SECONDS = 30 * 60
const MAX_EXPIRY_DAYS = 60

/** Parameters of a payment intent that is paid at a convenience store. */
export const konbiniFields = {
  payment_method_data: objectField({
    type: requiredField(enumField('konbini')),
    billing_details: requiredField(
      objectField({
        name: requiredField(textField({ max: 100 })),
        email: requiredField(textField({ max: 512 })),
      }),
    ),
  }),
  payment_method_options: objectField({
    konbini: objectField({
      expires_at: timestampField(),
      expires_after_days: integerField({ min: 1, max: MAX_EXPIRY_DAYS }),
      product_description: textField({ max: 22 }),
    }),
  }),
}

/** Gives the customer the numbers to pay with at each chain; nothing is paid before that happens at a store. */
export async function askForKonbiniPayment(
  call: ApiCall,
  before: Stripe.PaymentIntent,
  params: ParsedParams<typeof konbiniFields> & { confirm?: boolean | undefined },
): Promise<Stripe.PaymentIntent> {
  const { payment_method_data: data, payment_method_options: options } = params
  if (!params.confirm || data === undefined)
    throw createInvalidRequestError('The sandbox confirms a konbini payment when it is created.', {
      param: 'payment_method_data',
    })
  requireAmount(before.amount)
  const expiresAt = findExpiry(call.now, options?.konbini)
  const method = {
    id: createStripeId('pm'),
    object: 'payment_method' as const,
    billing_details: {
      address: null,
      email: data.billing_details.email,
      name: data.billing_details.name,
      phone: null,
      tax_id: null,
    },
    created: call.now,
    customer: null,
    konbini: {},
    livemode: false,
    metadata: {},
    type: 'konbini',
  }
  await call.store.insert(method)
  const { expires_at = null, expires_after_days = null, product_description = null } = options?.konbini ?? {}
  const intent: Stripe.PaymentIntent = {
    ...before,
    status: 'requires_action',
    payment_method: method.id,
    payment_method_options: {
      konbini: { confirmation_number: null, expires_after_days, expires_at, product_description },
    },
    next_action: {
      type: 'konbini_display_details',
      konbini_display_details: {
        expires_at: expiresAt,
        hosted_voucher_url: null,
        stores: createStores(),
      },
    },
  }
  await call.store.update(intent)
  await call.emit('payment_intent.requires_action', intent)
  return intent
}

function requireAmount(amount: number): void {
  const isTooSmall = amount < MIN_YEN
  if (!isTooSmall && amount <= MAX_YEN) return
  const code = isTooSmall ? 'amount_too_small' : 'amount_too_large'
  const bound = isTooSmall ? `at least ¥${MIN_YEN}` : `no more than ¥${MAX_YEN}`
  throw createInvalidRequestError(`Amount must be ${bound}`, { code, param: 'amount' })
}

function findExpiry(
  now: number,
  options: { expires_at?: number | undefined; expires_after_days?: number | undefined } = {},
): number {
  const { expires_at: at, expires_after_days: days } = options
  if (at !== undefined && days !== undefined)
    throw createInvalidRequestError('Only one of expires_at and expires_after_days may be set.', {
      code: 'parameters_exclusive',
    })
  if (at === undefined) return endOfJstDay(now, days ?? DEFAULT_EXPIRY_DAYS)
  if (at < now + MIN_EXPIRY_SECONDS || at > now + MAX_EXPIRY_DAYS * DAY_SECONDS)
    throw createInvalidRequestError('expires_at must be between 30 minutes and 60 days in the future.', {
      param: 'payment_method_options[konbini][expires_at]',
    })
  return at
}

/** Instructions expire at 23:59:59 in Japan. */
function endOfJstDay(now: number, laterDays: number): number {
  const day = Math.floor((now + JST_OFFSET_SECONDS) / DAY_SECONDS) + laterDays
  return (day + 1) * DAY_SECONDS - JST_OFFSET_SECONDS - 1
}

function createStores(): Stripe.PaymentIntent.NextAction.KonbiniDisplayDetails.Stores {
  const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')
  const confirmation_number = `8${digits(10)}`
  return {
    familymart: { confirmation_number, payment_code: digits(6) },
    lawson: { confirmation_number, payment_code: digits(6) },
    ministop: { confirmation_number, payment_code: digits(6) },
    seicomart: { confirmation_number, payment_code: digits(6) },
  }
}

/** Returns a payment as it stands now: once its numbers have expired the customer would have to begin another. */
export function toExpiredIfDue(intent: Stripe.PaymentIntent, now: number): Stripe.PaymentIntent {
  const expiresAt = intent.next_action?.konbini_display_details?.expires_at
  const isDue = intent.status === 'requires_action' && expiresAt !== undefined && expiresAt < now
  return isDue ? toExpired(intent) : intent
}

function toExpired(intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const problem = {
    type: 'invalid_request_error',
    code: 'payment_intent_payment_attempt_expired',
    message: 'The payment attempt for this PaymentIntent has expired.',
  }
  return {
    ...intent,
    status: 'requires_payment_method',
    next_action: null,
    last_payment_error: problem as Stripe.PaymentIntent.LastPaymentError,
  }
}

export const konbiniOutcomes = ['paid', 'expired'] as const

export type KonbiniVisit = { outcome: (typeof konbiniOutcomes)[number] } & (
  | { intent: string }
  | { paymentCode: string }
)

async function findByPaymentCode({ store }: ApiCall, paymentCode: string): Promise<string> {
  const waiting = await store.all<Stripe.PaymentIntent>('payment_intent', { status: 'requires_action' })
  const found = waiting.find(({ next_action: action }) =>
    Object.values(action?.konbini_display_details?.stores ?? {}).some(
      (numbers) => numbers?.payment_code === paymentCode,
    ),
  )
  if (!found) throw createResourceMissingError('payment_intent', paymentCode, 'paymentCode')
  return found.id
}

/**
 * Simulates what happens at the store, or that nothing does. A store may report a payment after the numbers have expired, because it
 * took the money before; it takes nothing for a payment that was canceled.
 */
export async function applyKonbiniOutcome(call: ApiCall, visit: KonbiniVisit): Promise<Stripe.PaymentIntent> {
  const { outcome } = visit
  const id = 'intent' in visit ? visit.intent : await findByPaymentCode(call, visit.paymentCode)
  const intent = await call.store.get<Stripe.PaymentIntent>('payment_intent', id, 'intent')
  const isKonbini = intent.payment_method_types[0] === 'konbini'
  const isOpen = intent.status === 'requires_action'
  const isLate = intent.status === 'requires_payment_method'
  if (!isKonbini || !(isOpen || (isLate && outcome === 'paid')))
    throw createUnexpectedStateError(intent, 'pay')
  if (outcome === 'expired') {
    const expired = toExpired(intent)
    await call.store.update(expired)
    await call.emit('payment_intent.payment_failed', expired)
    return expired
  }
  const method = await call.store.get<Stripe.PaymentMethod>('payment_method', String(intent.payment_method))
  const details = {
    type: 'konbini',
    konbini: { store: { chain: 'lawson' } },
  } as Stripe.Charge.PaymentMethodDetails
  const charge = createPaidCharge({ intent, method, details }, call.now)
  await call.store.insert(charge)
  await call.emit('charge.succeeded', charge)
  return succeedPayment(call, intent, { card: method.id, charge })
}
