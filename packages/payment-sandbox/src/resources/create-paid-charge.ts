import type { Stripe } from 'stripe'
import { createStripeId } from '../store/object-store.ts'

/** The charge of an intent that was paid; what a payment method says of it stands in `details`. */
export function createPaidCharge(
  {
    intent,
    method,
    details,
  }: {
    intent: Stripe.PaymentIntent
    method: Stripe.PaymentMethod
    details: Stripe.Charge.PaymentMethodDetails
  },
  now: number,
): Stripe.Charge {
  return {
    id: createStripeId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: createStripeId('txn'),
    billing_details: method.billing_details as Stripe.Charge.BillingDetails,
    calculated_statement_descriptor: null,
    captured: true,
    created: now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: details,
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
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  }
}
