import type { Stripe } from 'stripe'
import type { Call } from '../http/route.ts'
import { periodLine, periodOf, recurringOf, withPeriod } from './items.ts'
import { payInvoice } from './pay-invoice.ts'
import { nextBound } from './periods.ts'
import { finalize, writeInvoice } from './write-invoice.ts'

/** Begins the next period of a subscription and charges for it. Stripe leaves the invoice open to changes for an hour; here it is paid at once. */
export async function renew(call: Call, before: Stripe.Subscription): Promise<Stripe.Subscription> {
  const { store, now } = call
  const start = Math.min(periodOf(before).end, now)
  const end = nextBound(before.billing_cycle_anchor, recurringOf(before.items.data), start)
  const started = withPeriod(before, { start, end })
  const renewed: Stripe.Subscription = {
    ...started,
    status: before.status === 'trialing' ? 'active' : before.status,
  }
  const draft = await writeInvoice(call, {
    customer: String(before.customer),
    lines: renewed.items.data.map((item) => periodLine(item, { start, end })),
    period: periodOf(before),
    reason: 'subscription_cycle',
    subscription: renewed,
    autoAdvance: before.pause_collection === null,
  })
  const subscription = await store.update({ ...renewed, latest_invoice: draft.id })
  await call.emit('customer.subscription.updated', subscription, { status: before.status })
  if (before.pause_collection) {
    await putAside(call, draft, before.pause_collection.behavior)
    return subscription
  }
  const { problem } = await payInvoice(call, await finalize(call, draft), { offSession: true })
  if (!problem) return store.get<Stripe.Subscription>('subscription', subscription.id)
  const late = await store.update({ ...subscription, status: 'past_due' as const })
  await call.emit('customer.subscription.updated', late, { status: subscription.status })
  return late
}

/** Collection is paused: the invoice is written and not collected. */
async function putAside(
  call: Call,
  draft: Stripe.Invoice,
  behaviour: Stripe.Subscription.PauseCollection['behavior'],
): Promise<void> {
  if (behaviour === 'keep_as_draft') return
  const open = await finalize(call, draft)
  const { status_transitions: was } = open
  if (behaviour === 'void') {
    const status_transitions = { ...was, voided_at: call.now }
    await call.store.update({ ...open, status: 'void' as const, amount_remaining: 0, status_transitions })
  } else {
    const status_transitions = { ...was, marked_uncollectible_at: call.now }
    await call.store.update({ ...open, status: 'uncollectible' as const, status_transitions })
  }
}
