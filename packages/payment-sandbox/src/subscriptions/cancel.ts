import type { Stripe } from 'stripe'
import type { Call } from '../http/route.ts'

const over = ['canceled', 'incomplete_expired']

/** Ends a subscription at once; its open invoices are not collected any more, so nothing is charged afterwards. */
export async function endSubscription(
  call: Call,
  before: Stripe.Subscription,
  status: 'canceled' | 'incomplete_expired' = 'canceled',
): Promise<Stripe.Subscription> {
  const { store, now } = call
  const subscription: Stripe.Subscription = {
    ...before,
    status,
    canceled_at: before.canceled_at ?? now,
    ended_at: now,
    cancel_at_period_end: false,
  }
  await store.update(subscription)
  const parent = { subscription_details: { subscription: before.id } }
  for (const invoice of await store.all<Stripe.Invoice>('invoice', { parent, status: 'open' })) {
    await store.update({ ...invoice, auto_advance: false, next_payment_attempt: null })
  }
  await call.emit('customer.subscription.deleted', subscription)
  return subscription
}

/** Ends everything of a customer. */
export async function cancelAll(call: Call, customer: string): Promise<void> {
  for (const subscription of await call.store.all<Stripe.Subscription>('subscription', { customer })) {
    if (!over.includes(subscription.status)) await endSubscription(call, subscription)
  }
}

export const isOver = (subscription: Stripe.Subscription) => over.includes(subscription.status)
