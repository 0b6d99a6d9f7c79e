import type { Stripe } from 'stripe'
import { mergeMetadata } from '../http/params.ts'
import type { NewSubscription } from './create-subscription.ts'

/** A new subscription in Stripe's shape; not active until it is paid or on trial. */
export function subscriptionObject(
  o: Omit<NewSubscription, 'items'> & {
    id: string
    now: number
    items: Stripe.SubscriptionItem[]
    trialEnd: number | null
    anchor: number
  },
): Stripe.Subscription {
  const end = o.items[0]?.current_period_end ?? null
  const atEnd = o.cancel_at_period_end ?? false
  return {
    id: o.id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: o.anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: o.cancel_at ?? (atEnd ? end : null),
    cancel_at_period_end: atEnd,
    canceled_at: atEnd ? o.now : null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: o.now,
    currency: 'jpy',
    customer: o.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: o.default_payment_method ?? null,
    default_source: null,
    default_tax_rates: [],
    description: o.description ?? null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    } as Stripe.Subscription.InvoiceSettings,
    items: {
      object: 'list',
      data: o.items,
      has_more: false,
      url: `/v1/subscription_items?subscription=${o.id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: mergeMetadata(null, o.metadata),
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: o.now,
    status: o.trialEnd === null ? 'incomplete' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: o.trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: o.trialEnd === null ? null : o.now,
  }
}
