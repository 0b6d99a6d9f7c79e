import type { Stripe } from 'stripe'
import type { ApiCall } from '../http/define-route.ts'
import { createInvalidRequestError, StripeError, type StripeErrorBody } from '../http/errors.ts'
import { chargeCard } from './charge-card.ts'
import { getOrCreateCard, requireCardOfCustomer } from './payment-methods.ts'

const confirmable = ['requires_payment_method', 'requires_confirmation', 'requires_action']

/**
 * Tries to charge a card for a payment intent.
 *
 * @param options.offSession the card's holder is not present to confirm
 * @returns the intent as it stands now, and the error a caller of the API gets, if any
 */
export async function confirmPayment(
  call: ApiCall,
  before: Stripe.PaymentIntent,
  options: { card: string | null; offSession: boolean },
): Promise<{ intent: Stripe.PaymentIntent; problem?: StripeErrorBody }> {
  if (!confirmable.includes(before.status)) throw createUnexpectedStateError(before, 'confirm')
  if (options.card === null) {
    throw createInvalidRequestError(
      'You cannot confirm this PaymentIntent because it is missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.',
      { code: 'payment_intent_unexpected_state' },
    )
  }
  const card = await chosenCard(call, before.customer, options.card)
  const result = await chargeCard(call, { intent: before, card })
  if (result.kind === 'paid') {
    return { intent: await succeedPayment(call, before, { card: card.id, charge: result.charge }) }
  }
  if (result.kind === 'authenticate' && !options.offSession)
    return { intent: await askHolder(call, before, card) }
  const problem: StripeErrorBody =
    result.kind === 'declined'
      ? { type: 'card_error', ...result.decline, charge: result.charge.id }
      : {
          type: 'card_error',
          code: 'authentication_required',
          decline_code: 'authentication_required',
          message: 'Your card was declined. This transaction requires authentication.',
        }
  const charge = result.kind === 'declined' ? result.charge.id : before.latest_charge
  const intent: Stripe.PaymentIntent = {
    ...before,
    status: 'requires_payment_method',
    payment_method: null,
    latest_charge: charge,
    next_action: null,
    last_payment_error: { ...problem, payment_method: card } as Stripe.PaymentIntent.LastPaymentError,
  }
  await call.store.update(intent)
  await call.emit('payment_intent.payment_failed', intent)
  return { intent, problem }
}

/** Saves the intent as paid by this charge, and emits its event. */
export async function succeedPayment(
  call: ApiCall,
  before: Stripe.PaymentIntent,
  { card, charge }: { card: string; charge: Stripe.Charge },
): Promise<Stripe.PaymentIntent> {
  const intent: Stripe.PaymentIntent = {
    ...before,
    status: 'succeeded',
    payment_method: card,
    amount_received: before.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  }
  await call.store.update(intent)
  await call.emit('payment_intent.succeeded', intent)
  return intent
}

async function askHolder(
  call: ApiCall,
  before: Stripe.PaymentIntent,
  card: Stripe.PaymentMethod,
): Promise<Stripe.PaymentIntent> {
  const next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } }
  const intent: Stripe.PaymentIntent = {
    ...before,
    status: 'requires_action',
    payment_method: card.id,
    next_action: next_action as Stripe.PaymentIntent.NextAction,
  }
  await call.store.update(intent)
  await call.emit('payment_intent.requires_action', intent)
  return intent
}

/** Returns the card: a customer's payment needs a card of that customer; a payment without customer accepts any card without one. */
async function chosenCard(
  call: ApiCall,
  customer: Stripe.PaymentIntent['customer'],
  id: string,
): Promise<Stripe.PaymentMethod> {
  const card = await getOrCreateCard(call, id)
  if (card.customer === null && customer === null) return card
  return requireCardOfCustomer(call, customer as string | null, card.id)
}

export function createUnexpectedStateError(
  intent: { status: string; object: string; id: string },
  verb: string,
): StripeError {
  const name = intent.object === 'setup_intent' ? 'SetupIntent' : 'PaymentIntent'
  const message = `You cannot ${verb} this ${name} because it has a status of ${intent.status}.`
  return new StripeError(400, {
    type: 'invalid_request_error',
    code: `${intent.object}_unexpected_state`,
    message,
    [intent.object]: intent,
  })
}

/** A declined payment is an error of the call, and yet it has happened. */
export function createCardError(
  problem: StripeErrorBody,
  object: { payment_intent?: object; setup_intent?: object },
) {
  return new StripeError(402, { ...problem, ...object }, { commits: true })
}
