import type { Stripe } from 'stripe'
import type { ApiCall } from '../http/define-route.ts'
import { createResourceMissingError, type StripeErrorBody } from '../http/errors.ts'
import { chargeCard } from '../resources/charge-card.ts'
import { createUnexpectedStateError, succeedPayment } from '../resources/confirm-payment.ts'
import { failSetup, succeedSetup } from '../resources/setup-intents.ts'

export const authenticationOutcomes = ['succeeded', 'failed'] as const

/** The holder's decision in the bank's window about a waiting setup or payment. */
export interface AuthenticationDecision {
  /** The intent's id, or its client secret, which is all that a page knows. */
  intent: string
  outcome: (typeof authenticationOutcomes)[number]
}

export async function applyAuthenticationDecision(
  call: ApiCall,
  options: AuthenticationDecision,
): Promise<Stripe.PaymentIntent | Stripe.SetupIntent> {
  const { store } = call
  const id = options.intent.split('_secret_')[0] ?? ''
  const setup = await store.find<Stripe.SetupIntent>('setup_intent', id)
  const payment = await store.find<Stripe.PaymentIntent>('payment_intent', id)
  const intent = setup ?? payment
  if (!intent || (options.intent !== id && options.intent !== intent.client_secret))
    throw createResourceMissingError('intent', id, 'intent')
  if (intent.status !== 'requires_action') throw createUnexpectedStateError(intent, 'authenticate')
  const card = await store.get<Stripe.PaymentMethod>('payment_method', String(intent.payment_method))
  if (setup) return settleSetup(call, setup, { card, outcome: options.outcome })
  return settlePayment(call, intent as Stripe.PaymentIntent, { card, outcome: options.outcome })
}

interface Told {
  card: Stripe.PaymentMethod
  outcome: AuthenticationDecision['outcome']
}

async function settleSetup(
  call: ApiCall,
  setup: Stripe.SetupIntent,
  { card, outcome }: Told,
): Promise<Stripe.SetupIntent> {
  if (outcome === 'failed') return failSetup(call, setup, { card, problem: notConfirmed('setup_intent') })
  await call.store.hide(card.id, { ...(await call.store.hidden(card.id)), authenticated: true })
  return succeedSetup(call, setup, card.id)
}

async function settlePayment(
  call: ApiCall,
  waiting: Stripe.PaymentIntent,
  { card, outcome }: Told,
): Promise<Stripe.PaymentIntent> {
  const { store } = call
  if (outcome === 'failed') {
    const problem = { ...notConfirmed('payment_intent'), payment_method: card }
    const intent: Stripe.PaymentIntent = {
      ...waiting,
      status: 'requires_payment_method',
      payment_method: null,
      next_action: null,
      last_payment_error: problem as Stripe.PaymentIntent.LastPaymentError,
    }
    await store.update(intent)
    await call.emit('payment_intent.payment_failed', intent)
    return intent
  }
  // For this call the card behaves like any other.
  const known = await store.hidden<{ outcome: object }>(card.id)
  await store.hide(card.id, { ...known, outcome: 'ok' })
  const result = await chargeCard(call, { intent: waiting, card })
  await store.hide(card.id, known)
  if (result.kind !== 'paid') throw createUnexpectedStateError(waiting, 'authenticate')
  return succeedPayment(call, waiting, { card: card.id, charge: result.charge })
}

const notConfirmed = (kind: 'setup_intent' | 'payment_intent'): StripeErrorBody => ({
  type: 'invalid_request_error',
  code: `${kind}_authentication_failure`,
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
})
