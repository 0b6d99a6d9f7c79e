import type { Stripe } from 'stripe'
import type { StripeErrorBody } from '../http/errors.ts'
import type { Call } from '../http/route.ts'
import { confirmPayment } from '../resources/confirm-payment.ts'
import { createPaymentIntent } from '../resources/payment-intents.ts'
import { newId } from '../store/store.ts'
import { subscriptionOf } from './invoice-object.ts'

const DAY = 86_400
/** After a refused renewal the card is tried again on these days; then the subscription ends. */
const RETRY_DAYS = [1, 3, 5, 7]

/**
 * Pays an open invoice with a card; one payment intent serves all tries.
 *
 * @returns the invoice as it stands now, and why it was not paid, if it was not
 */
export async function payInvoice(
  call: Call,
  invoice: Stripe.Invoice,
  o: { card?: string | null | undefined; offSession: boolean },
): Promise<{ invoice: Stripe.Invoice; problem?: StripeErrorBody }> {
  if (invoice.amount_remaining === 0) return { invoice: await settled(call, invoice, 0) }
  const intent = await intentOf(call, invoice)
  const card = o.card ?? (await cardFor(call, invoice))
  if (card === null) {
    const message =
      'Cannot charge customer that has no active card; set a default payment method or pass one to pay with.'
    const problem: StripeErrorBody = { type: 'invalid_request_error', code: 'missing', message }
    return { invoice: await failed(call, invoice), problem }
  }
  const { intent: after, problem } = await confirmPayment(call, intent, { card, offSession: o.offSession })
  if (after.status === 'succeeded') return { invoice: await settled(call, invoice, after.amount) }
  const open = await failed(call, invoice)
  return problem ? { invoice: open, problem } : { invoice: open }
}

async function settled(call: Call, before: Stripe.Invoice, paid: number): Promise<Stripe.Invoice> {
  const { store, now } = call
  const invoice: Stripe.Invoice = {
    ...before,
    status: 'paid',
    attempted: true,
    attempt_count: before.attempt_count + (paid > 0 ? 1 : 0),
    amount_paid: paid,
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: { ...before.status_transitions, paid_at: now },
  }
  await store.update(invoice)
  for (const payment of await paymentsOf(call, invoice.id)) {
    const status_transitions = { canceled_at: null, paid_at: now }
    await store.update({ ...payment, amount_paid: paid, status: 'paid', status_transitions })
  }
  await call.emit('invoice.paid', invoice)
  await call.emit('invoice.payment_succeeded', invoice)
  await afterPayment(call, invoice)
  return invoice
}

async function failed(call: Call, before: Stripe.Invoice): Promise<Stripe.Invoice> {
  const invoice: Stripe.Invoice = {
    ...before,
    attempted: true,
    attempt_count: before.attempt_count + 1,
    next_payment_attempt: nextAttempt(before, call.now),
  }
  await call.store.update(invoice)
  await call.emit('invoice.payment_failed', invoice)
  return invoice
}

function nextAttempt(invoice: Stripe.Invoice, now: number): number | null {
  if (invoice.billing_reason !== 'subscription_cycle') return null
  const days = RETRY_DAYS.map((count) => invoice.created + count * DAY)
  return days.find((at) => at > now) ?? null
}

/** A subscription goes on as soon as what it owed is paid. */
async function afterPayment(call: Call, invoice: Stripe.Invoice): Promise<void> {
  const id = subscriptionOf(invoice)
  const subscription =
    id === null ? undefined : await call.store.find<Stripe.Subscription>('subscription', id)
  if (!subscription || subscription.latest_invoice !== invoice.id) return
  if (!['incomplete', 'past_due', 'unpaid'].includes(subscription.status)) return
  const after: Stripe.Subscription = { ...subscription, status: 'active' }
  await call.store.update(after)
  await call.emit('customer.subscription.updated', after, { status: subscription.status })
}

async function cardFor(call: Call, invoice: Stripe.Invoice): Promise<string | null> {
  if (invoice.default_payment_method) return String(invoice.default_payment_method)
  const id = subscriptionOf(invoice)
  const subscription =
    id === null ? undefined : await call.store.find<Stripe.Subscription>('subscription', id)
  if (subscription?.default_payment_method) return String(subscription.default_payment_method)
  const customer = await call.store.get<Stripe.Customer>('customer', String(invoice.customer))
  const card = customer.invoice_settings.default_payment_method
  return card === null ? null : String(card)
}

async function paymentsOf(call: Call, invoice: string): Promise<Stripe.InvoicePayment[]> {
  return call.store.all<Stripe.InvoicePayment>('invoice_payment', { invoice })
}

async function intentOf(call: Call, invoice: Stripe.Invoice): Promise<Stripe.PaymentIntent> {
  const [payment] = await paymentsOf(call, invoice.id)
  const known = payment?.payment.payment_intent
  if (known) return call.store.get<Stripe.PaymentIntent>('payment_intent', String(known))
  const intent = await createPaymentIntent(call, {
    amount: invoice.amount_remaining,
    customer: String(invoice.customer),
    description: invoice.description ?? `Invoice ${invoice.number}`,
    metadata: invoice.metadata,
  })
  const link = {
    id: newId('inpay'),
    object: 'invoice_payment' as const,
    amount_paid: null,
    amount_requested: invoice.amount_remaining,
    created: call.now,
    currency: 'jpy',
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent' as const, payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  } satisfies Stripe.InvoicePayment
  await call.store.insert(link)
  return intent
}
