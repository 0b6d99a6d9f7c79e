import type { Stripe } from 'stripe'
import { evaluateCardAttempt } from '../cards/evaluate-card-attempt.ts'
import type { CardDecline } from '../cards/test-cards.ts'
import type { ApiCall } from '../http/define-route.ts'
import { createPaidCharge } from './create-paid-charge.ts'
import type { StoredCard } from './tokens.ts'

export type ChargeResult =
  | { kind: 'paid'; charge: Stripe.Charge }
  | { kind: 'declined'; charge: Stripe.Charge; decline: CardDecline }
  | { kind: 'authenticate' }

/** Charges a card, or tries to: each try is a charge object of its own, whatever came of it. */
export async function chargeCard(
  call: ApiCall,
  options: { intent: Stripe.PaymentIntent; card: Stripe.PaymentMethod },
): Promise<ChargeResult> {
  const { store, now } = call
  const known = await store.hidden<StoredCard>(options.card.id)
  const response = evaluateCardAttempt(known, { purpose: 'charge', now })
  if (response.kind === 'authenticate') return response
  const charge = chargeOf(options, now, response.kind === 'declined' ? response.decline : undefined)
  await store.insert(charge)
  if (response.kind === 'declined') {
    await call.emit('charge.failed', charge)
    return { kind: 'declined', charge, decline: response.decline }
  }
  await call.emit('charge.succeeded', charge)
  return { kind: 'paid', charge }
}

function chargeOf(
  { intent, card: method }: { intent: Stripe.PaymentIntent; card: Stripe.PaymentMethod },
  now: number,
  decline: CardDecline | undefined,
): Stripe.Charge {
  const details = {
    type: 'card',
    card: toChargedCard(method.card),
  } as unknown as Stripe.Charge.PaymentMethodDetails
  return {
    ...createPaidCharge({ intent, method, details }, now),
    calculated_statement_descriptor: 'HIBIKI',
    outcome: outcomeOf(decline),
    ...(decline && {
      amount_captured: 0,
      balance_transaction: null,
      captured: false,
      failure_code: decline.code,
      failure_message: decline.message,
      paid: false,
      status: 'failed' as const,
    }),
  }
}

function outcomeOf(decline: CardDecline | undefined): Stripe.Charge.Outcome {
  const base = {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    risk_level: 'normal',
  } as const
  if (!decline) {
    const message = 'Payment complete.'
    return {
      ...base,
      network_status: 'approved_by_network',
      reason: null,
      seller_message: message,
      type: 'authorized',
    }
  }
  const reason = decline.decline_code ?? decline.code
  const seller_message = 'The bank did not return any further details with this decline.'
  return { ...base, network_status: 'declined_by_network', reason, seller_message, type: 'issuer_declined' }
}

/** A charge describes its card without what only payment methods say. */
function toChargedCard(card: Stripe.PaymentMethod['card']) {
  const {
    display_brand: _brand,
    generated_from: _source,
    networks: _networks,
    three_d_secure_usage: _usage,
    ...charged
  } = card ?? {}
  return charged
}
