import type { Stripe } from 'stripe'
import { newId } from '../store/store.ts'
import type { Period } from './proration.ts'

export interface LineDraft {
  amount: number
  description: string
  quantity: number
  period: Period
  proration: boolean
  metadata?: Record<string, string>
  price?: { id: string; product: string; unitAmount: number }
  subscription?: string
  subscriptionItem?: string
  invoiceItem?: string
}

/** A line of an invoice in Stripe's shape. */
export function lineOf(draft: LineDraft, invoice: string): Stripe.InvoiceLineItem {
  const { amount, description, quantity, period, proration } = draft
  const details = {
    invoice_item: draft.invoiceItem ?? null,
    proration,
    proration_details: { credited_items: null },
    subscription: draft.subscription ?? null,
  }
  const subscription_item = draft.subscriptionItem ?? null
  const parent = draft.invoiceItem
    ? {
        type: 'invoice_item_details',
        invoice_item_details: details,
        subscription_item_details: null,
      }
    : {
        type: 'subscription_item_details',
        invoice_item_details: null,
        subscription_item_details: { ...details, subscription_item },
      }
  const line = {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: 'jpy',
    description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: draft.metadata ?? {},
    parent,
    period,
    pretax_credit_amounts: [],
    pricing: draft.price ? pricingOf(draft.price) : null,
    quantity,
    quantity_decimal: String(quantity),
    subscription: draft.subscription ?? null,
    subtotal: amount,
    taxes: [],
  }
  return line as unknown as Stripe.InvoiceLineItem
}

export function pricingOf(price: { id: string; product: string; unitAmount: number }) {
  return {
    type: 'price_details' as const,
    price_details: { price: price.id, product: price.product },
    unit_amount_decimal: String(price.unitAmount),
  }
}

/** An invoice that is still being written. */
export function draftInvoice(o: {
  id: string
  customer: Stripe.Customer
  lines: readonly LineDraft[]
  now: number
  period: Period
  reason: Stripe.Invoice.BillingReason
  subscription?: Stripe.Subscription | undefined
  autoAdvance: boolean
  card?: string | null | undefined
  description?: string | null | undefined
  metadata?: Record<string, string>
}): Stripe.Invoice {
  const { id, customer, now, subscription } = o
  const details = subscription && { metadata: subscription.metadata, subscription: subscription.id }
  const invoice = {
    id,
    object: 'invoice',
    account_country: 'JP',
    account_name: 'Hibiki',
    account_tax_ids: null,
    amount_due: 0,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_paid_off_stripe: 0,
    amount_remaining: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: o.autoAdvance,
    automatic_tax: { enabled: false, disabled_reason: null, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: o.reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: 'jpy',
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: o.card ?? null,
    default_source: null,
    default_tax_rates: [],
    description: o.description ?? null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: o.lines.map((line) => lineOf(line, id)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: o.metadata ?? {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: details
      ? { type: 'subscription_details', quote_details: null, subscription_details: details }
      : null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: o.period.end,
    period_start: o.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: 0,
    subtotal_excluding_tax: 0,
    test_clock: null,
    total: 0,
    total_discount_amounts: [],
    total_excluding_tax: 0,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  }
  return withTotals(invoice as unknown as Stripe.Invoice)
}

/** Sums the lines; what the customer has in store (a negative balance) comes off, and an amount below zero is kept for later. */
export function withTotals(invoice: Stripe.Invoice): Stripe.Invoice {
  const total = invoice.lines.data.reduce((sum, line) => sum + line.amount, 0)
  const due = Math.max(total + invoice.starting_balance, 0)
  return {
    ...invoice,
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
    amount_due: due,
    amount_remaining: due,
  }
}

/** The subscription an invoice belongs to. */
export function subscriptionOf(invoice: Stripe.Invoice): string | null {
  const named = invoice.parent?.subscription_details?.subscription
  return typeof named === 'string' ? named : null
}
