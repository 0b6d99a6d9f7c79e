import type { Stripe } from 'stripe'
import { invalid } from '../http/errors.ts'
import type { Call } from '../http/route.ts'
import { newId } from '../store/store.ts'
import type { LineDraft } from './invoice-object.ts'
import type { Recurring } from './periods.ts'
import type { Period } from './proration.ts'

/** A price as far as subscriptions need it. */
export async function recurringPrice(call: Call, id: string, param: string): Promise<Stripe.Price> {
  const price = await call.store.get<Stripe.Price>('price', id, param)
  if (price.recurring !== null && price.active) return price
  const why = price.active ? 'is not recurring' : 'is inactive'
  throw invalid(`The price specified ${why}: ${id}`, { param })
}

export function newItem(
  call: Call,
  o: {
    subscription: string
    price: Stripe.Price
    quantity: number
    period: Period
    metadata: Record<string, string>
  },
): Stripe.SubscriptionItem {
  const item = {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: call.now,
    current_period_end: o.period.end,
    current_period_start: o.period.start,
    current_trial: null,
    discounts: [],
    metadata: o.metadata,
    plan: planOf(o.price),
    price: o.price,
    quantity: o.quantity,
    subscription: o.subscription,
    tax_rates: [],
  }
  return item as unknown as Stripe.SubscriptionItem
}

/** Plans are what prices were called; items still show both. */
export function planOf(price: Stripe.Price): Stripe.Plan {
  const plan = {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: String(price.unit_amount),
    billing_scheme: 'per_unit',
    created: price.created,
    currency: 'jpy',
    interval: price.recurring?.interval,
    interval_count: price.recurring?.interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
  return plan as unknown as Stripe.Plan
}

/** How often all items of a subscription are charged; they always agree. */
export function recurringOf(items: readonly { price: Stripe.Price }[]): Recurring {
  const [first] = items.map(({ price }) => price.recurring)
  if (!first) throw invalid('A subscription needs at least one item.', { param: 'items' })
  const { interval, interval_count } = first
  const agree = items.every(
    ({ price }) =>
      price.recurring?.interval === interval && price.recurring.interval_count === interval_count,
  )
  // The API refuses every other interval when a price is made.
  if (agree) return { interval: interval as Recurring['interval'], interval_count }
  throw invalid('All items of a subscription must have the same billing interval.', { param: 'items' })
}

/** The line of a whole period of an item. */
export function periodLine(item: Stripe.SubscriptionItem, period: Period): LineDraft {
  const { price, quantity = 1 } = item
  const unitAmount = price.unit_amount ?? 0
  return {
    amount: unitAmount * quantity,
    description: `${quantity} × ${price.nickname ?? String(price.product)} (at ¥${unitAmount} / ${price.recurring?.interval})`,
    quantity,
    period,
    proration: false,
    metadata: item.metadata,
    price: { id: price.id, product: String(price.product), unitAmount },
    subscription: item.subscription,
    subscriptionItem: item.id,
  }
}

/** The paid period of a subscription; all its items share it. */
export function periodOf(subscription: Stripe.Subscription): Period {
  const [item] = subscription.items.data
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 }
}

export function withPeriod(subscription: Stripe.Subscription, period: Period): Stripe.Subscription {
  const data = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: period.start,
    current_period_end: period.end,
  }))
  return { ...subscription, items: { ...subscription.items, data } }
}
