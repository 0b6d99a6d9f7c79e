import type { Stripe } from 'stripe'
import { invalid, missing } from '../http/errors.ts'
import { mergeMetadata } from '../http/params.ts'
import type { Call } from '../http/route.ts'
import { addInvoiceItem } from './invoice-items.ts'
import { newItem, periodOf, planOf, recurringOf, recurringPrice } from './items.ts'
import { prorate } from './proration.ts'

export interface ItemChange {
  id?: string | undefined
  price?: string | undefined
  quantity?: number | undefined
  deleted?: boolean | undefined
  metadata?: Record<string, string> | null | undefined
}

/**
 * Changes the items of a subscription in the middle of its period.
 *
 * @param o.prorate whether the difference is put on the next invoice; `o.at` from when it counts
 */
export async function changeItems(
  call: Call,
  subscription: Stripe.Subscription,
  o: { changes: readonly ItemChange[]; prorate: boolean; at: number },
): Promise<Stripe.SubscriptionItem[]> {
  let items = [...subscription.items.data]
  const steps: [Stripe.SubscriptionItem | null, Stripe.SubscriptionItem | null][] = []
  for (const [index, change] of o.changes.entries()) {
    const param = `items[${index}]`
    const before = change.id === undefined ? null : itemOf(items, change.id, param)
    const after = change.deleted ? null : await changed(call, subscription, before, change, param)
    items = items.filter((item) => item !== before)
    if (after) items.push(after)
    steps.push([before, after])
  }
  const recurring = recurringOf(items)
  const { interval, interval_count } = recurringOf(subscription.items.data)
  if (recurring.interval !== interval || recurring.interval_count !== interval_count) {
    throw invalid('The sandbox changes subscriptions within one billing interval only.', { param: 'items' })
  }
  if (o.prorate) {
    for (const [before, after] of steps) await addProration(call, subscription, { before, after, at: o.at })
  }
  return items
}

function itemOf(items: Stripe.SubscriptionItem[], id: string, param: string): Stripe.SubscriptionItem {
  const found = items.find((item) => item.id === id)
  if (!found) throw missing('subscription_item', id, `${param}[id]`)
  return found
}

async function changed(
  call: Call,
  subscription: Stripe.Subscription,
  before: Stripe.SubscriptionItem | null,
  change: ItemChange,
  param: string,
): Promise<Stripe.SubscriptionItem> {
  const price =
    change.price === undefined ? before?.price : await recurringPrice(call, change.price, `${param}[price]`)
  if (!price)
    throw invalid('A new item needs a price.', { code: 'parameter_missing', param: `${param}[price]` })
  const quantity = change.quantity ?? before?.quantity ?? 1
  const pairs = mergeMetadata(before?.metadata ?? null, change.metadata)
  if (before) return { ...before, price, plan: planOf(price), quantity, metadata: pairs }
  const period = periodOf(subscription)
  return newItem(call, { subscription: subscription.id, price, quantity, period, metadata: pairs })
}

/** Two items for the next invoice: the unused time back, the rest of the period at the new price. */
export async function addProration(
  call: Call,
  subscription: Stripe.Subscription,
  o: { before: Stripe.SubscriptionItem | null; after: Stripe.SubscriptionItem | null; at: number },
): Promise<void> {
  // Nothing is owed for a trial, nor for a first payment that has not come.
  if (subscription.status === 'trialing' || subscription.status === 'incomplete') return
  const { before, after, at } = o
  if (before?.price.id === after?.price.id && before?.quantity === after?.quantity) return
  const period = periodOf(subscription)
  const { credit, debit } = prorate({ old: chargeOf(before), new: chargeOf(after), period, at })
  const parts = [
    ['Unused time on', before, credit],
    ['Remaining time on', after, debit],
  ] as const
  for (const [what, item, amount] of parts) {
    if (!item) continue
    const { price, quantity = 1 } = item
    await addInvoiceItem(call, String(subscription.customer), {
      amount,
      description: `${what} ${quantity} × ${price.nickname ?? String(price.product)}`,
      quantity,
      period: { start: at, end: period.end },
      proration: true,
      price: { id: price.id, product: String(price.product), unitAmount: price.unit_amount ?? 0 },
      subscription: subscription.id,
      subscriptionItem: item.id,
    })
  }
}

const chargeOf = (item: Stripe.SubscriptionItem | null) =>
  item && { unitAmount: item.price.unit_amount ?? 0, quantity: item.quantity ?? 1 }
