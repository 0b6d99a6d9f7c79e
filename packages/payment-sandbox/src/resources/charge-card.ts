import type { Stripe } from 'stripe'
import { evaluateCardAttempt } from '../cards/evaluate-card-attempt.ts'
import type { CardDecline } from '../cards/test-cards.ts'
import type { ApiCall } from '../http/define-route.ts'
import { createStripeId } from '../store/object-store.ts'
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
  { intent, card }: { intent: Stripe.PaymentIntent; card: Stripe.PaymentMethod },
  now: number,
  decline: CardDecline | undefined,
): Stripe.Charge {
  const paid = decline === undefined
  return {
    id: createStripeId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? createStripeId('txn') : null,
    billing_details: card.billing_details as Stripe.Charge.BillingDetails,
    calculated_statement_descriptor: 'HIBIKI',
    captured: paid,
    created: now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid,
    payment_intent: intent.id,
    payment_method: card.id,
    payment_method_details: {
      type: 'card',
      card: toChargedCard(card.card),
    } as unknown as Stripe.Charge.PaymentMethodDetails,
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
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
