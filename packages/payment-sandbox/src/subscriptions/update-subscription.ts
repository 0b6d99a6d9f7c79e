import type { Stripe } from 'stripe'
import { invalid } from '../http/errors.ts'
import { mergeMetadata } from '../http/params.ts'
import { type Call, given } from '../http/route.ts'
import { cardOf } from '../resources/payment-methods.ts'
import { isOver } from './cancel.ts'
import { changeItems, type ItemChange } from './change-items.ts'
import { periodOf, withPeriod } from './items.ts'
import { payInvoice } from './pay-invoice.ts'
import { renew } from './renew.ts'
import { finalize, writeInvoice } from './write-invoice.ts'

export interface SubscriptionChange {
  items?: readonly ItemChange[] | undefined
  proration_behavior?: 'create_prorations' | 'always_invoice' | 'none' | undefined
  proration_date?: number | undefined
  cancel_at_period_end?: boolean | undefined
  cancel_at?: number | null | undefined
  default_payment_method?: string | null | undefined
  description?: string | null | undefined
  metadata?: Record<string, string> | null | undefined
  pause_collection?:
    | { behavior: 'keep_as_draft' | 'mark_uncollectible' | 'void'; resumes_at?: number | undefined }
    | null
    | undefined
  trial_end?: number | 'now' | undefined
  off_session?: boolean | undefined
}

export async function updateSubscription(
  call: Call,
  before: Stripe.Subscription,
  o: SubscriptionChange,
): Promise<Stripe.Subscription> {
  const { store, now } = call
  if (isOver(before)) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
  }
  if (o.default_payment_method) await cardOf(call, String(before.customer), o.default_payment_method)
  const period = periodOf(before)
  const at = o.proration_date ?? now
  if (at < period.start || at > period.end) {
    throw invalid('The proration date must be within the current period.', { param: 'proration_date' })
  }
  const behaviour = o.proration_behavior ?? 'create_prorations'
  const items = o.items
    ? await changeItems(call, before, { changes: o.items, prorate: behaviour !== 'none', at })
    : before.items.data
  const { default_payment_method, description } = o
  const after = trialChanged(
    {
      ...before,
      ...given({ default_payment_method, description }),
      ...cancellationOf(before, o, { periodEnd: period.end, now }),
      ...(o.pause_collection === undefined ? {} : { pause_collection: pauseOf(o.pause_collection) }),
      items: { ...before.items, data: items },
      metadata: mergeMetadata(before.metadata, o.metadata),
    },
    o,
    now,
  )
  await store.update(after)
  await call.emit('customer.subscription.updated', after, { items: before.items, status: before.status })
  if (o.trial_end === 'now' && before.status === 'trialing') return renew(call, after)
  if (o.items && behaviour === 'always_invoice') return chargeNow(call, after, o.off_session ?? false)
  return after
}

function cancellationOf(
  before: Stripe.Subscription,
  o: SubscriptionChange,
  { periodEnd, now }: { periodEnd: number; now: number },
): Partial<Stripe.Subscription> {
  if (o.cancel_at_period_end === true) {
    return { cancel_at_period_end: true, cancel_at: periodEnd, canceled_at: before.canceled_at ?? now }
  }
  if (o.cancel_at_period_end === false || o.cancel_at === null) {
    return { cancel_at_period_end: false, cancel_at: null, canceled_at: null }
  }
  if (o.cancel_at === undefined) return {}
  if (o.cancel_at <= now) throw invalid('`cancel_at` must be in the future.', { param: 'cancel_at' })
  return { cancel_at: o.cancel_at, canceled_at: now }
}

function pauseOf(pause: NonNullable<SubscriptionChange['pause_collection']> | null) {
  return pause === null ? null : { behavior: pause.behavior, resumes_at: pause.resumes_at ?? null }
}

function trialChanged(
  subscription: Stripe.Subscription,
  { trial_end }: SubscriptionChange,
  now: number,
): Stripe.Subscription {
  if (trial_end === undefined) return subscription
  const end = trial_end === 'now' ? now : trial_end
  if (trial_end !== 'now' && end <= now) {
    throw invalid('`trial_end` must be in the future.', { param: 'trial_end' })
  }
  const moved = { ...subscription, trial_end: end, billing_cycle_anchor: end }
  if (trial_end === 'now') return moved
  const trialing = { ...moved, status: 'trialing' as const, trial_start: subscription.trial_start ?? now }
  return withPeriod(trialing, { start: periodOf(subscription).start, end })
}

/** The difference is paid at once instead of with the next invoice. */
async function chargeNow(
  call: Call,
  subscription: Stripe.Subscription,
  offSession: boolean,
): Promise<Stripe.Subscription> {
  const { store, now } = call
  const invoice = await writeInvoice(call, {
    customer: String(subscription.customer),
    lines: [],
    period: { start: now, end: now },
    reason: 'subscription_update',
    subscription,
  })
  const after = await store.update({ ...subscription, latest_invoice: invoice.id })
  const { problem } = await payInvoice(call, await finalize(call, invoice), { offSession })
  if (!problem) return after
  return store.update({ ...after, status: 'past_due' as const })
}
