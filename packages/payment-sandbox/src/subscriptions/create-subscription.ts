import type { Stripe } from 'stripe'
import { invalid, StripeError } from '../http/errors.ts'
import { mergeMetadata } from '../http/params.ts'
import type { Call } from '../http/route.ts'
import { cardOf } from '../resources/payment-methods.ts'
import { newId } from '../store/store.ts'
import type { ItemChange } from './change-items.ts'
import { newItem, periodLine, recurringOf, recurringPrice } from './items.ts'
import { payInvoice } from './pay-invoice.ts'
import { periodBound } from './periods.ts'
import { subscriptionObject } from './subscription-object.ts'
import { finalize, writeInvoice } from './write-invoice.ts'

const DAY = 86_400

export interface NewSubscription {
  customer: string
  items: readonly ItemChange[]
  default_payment_method?: string | null | undefined
  payment_behavior?: 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete' | undefined
  off_session?: boolean | undefined
  trial_end?: number | 'now' | undefined
  trial_period_days?: number | undefined
  cancel_at_period_end?: boolean | undefined
  cancel_at?: number | null | undefined
  description?: string | null | undefined
  metadata?: Record<string, string> | null | undefined
}

/** Begins a subscription and takes the first payment, unless it begins with a trial. */
export async function createSubscription(call: Call, o: NewSubscription): Promise<Stripe.Subscription> {
  const { store, now } = call
  await store.get('customer', o.customer, 'customer')
  if (o.default_payment_method) await cardOf(call, o.customer, o.default_payment_method)
  const prices: { price: Stripe.Price; change: ItemChange }[] = []
  for (const [index, change] of o.items.entries()) {
    const param = `items[${index}][price]`
    if (change.price === undefined)
      throw invalid('An item needs a price.', { code: 'parameter_missing', param })
    prices.push({ price: await recurringPrice(call, change.price, param), change })
  }
  const recurring = recurringOf(prices)
  const trialEnd = trialEndOf(o, now)
  const period = { start: now, end: trialEnd ?? periodBound(now, recurring, 1) }
  const id = newId('sub')
  const items = prices.map(({ price, change }) =>
    newItem(call, {
      subscription: id,
      price,
      quantity: change.quantity ?? 1,
      period,
      metadata: mergeMetadata(null, change.metadata),
    }),
  )
  const draft = subscriptionObject({ ...o, id, now, items, trialEnd, anchor: trialEnd ?? now })
  await store.insert(draft)
  await call.emit('customer.subscription.created', draft)

  const invoice = await writeInvoice(call, {
    customer: o.customer,
    lines: trialEnd === null ? items.map((item) => periodLine(item, period)) : [],
    period,
    reason: 'subscription_create',
    subscription: draft,
  })
  const subscription = await store.update({ ...draft, latest_invoice: invoice.id })
  const open = await finalize(call, invoice)
  if (o.payment_behavior === 'default_incomplete' && open.amount_due > 0) return subscription
  const { problem } = await payInvoice(call, open, { offSession: o.off_session ?? false })
  if (problem && o.payment_behavior === 'error_if_incomplete') throw new StripeError(402, problem)
  return store.get<Stripe.Subscription>('subscription', id)
}

function trialEndOf(o: NewSubscription, now: number): number | null {
  if (o.trial_end === 'now') return null
  if (o.trial_end !== undefined && o.trial_end <= now) {
    throw invalid('`trial_end` must be in the future.', { param: 'trial_end' })
  }
  return o.trial_end ?? (o.trial_period_days ? now + o.trial_period_days * DAY : null)
}
