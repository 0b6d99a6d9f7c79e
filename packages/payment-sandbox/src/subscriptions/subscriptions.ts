import type { Stripe } from 'stripe'
import { invalid } from '../http/errors.ts'
import {
  clearable,
  type Field,
  flag,
  integer,
  list,
  metadata,
  object,
  oneOf,
  required,
  text,
  timestamp,
} from '../http/params.ts'
import { createdField, given, listOf, pageFields, route } from '../http/route.ts'
import { endSubscription, isOver } from './cancel.ts'
import { addProration } from './change-items.ts'
import { createSubscription } from './create-subscription.ts'
import { payInvoice } from './pay-invoice.ts'
import { updateSubscription } from './update-subscription.ts'
import { finalize, writeInvoice } from './write-invoice.ts'

const item = object({
  id: text(),
  price: text(),
  quantity: integer({ min: 0, max: 100_000 }),
  deleted: flag(),
  metadata: metadata(),
})
const items = list(item, { max: 20 })
const trialEnd: Field<number | 'now'> = {
  required: false,
  read: (raw, name) => (raw === 'now' ? 'now' : timestamp().read(raw, name)),
}
const writable = {
  default_payment_method: clearable(text()),
  payment_behavior: oneOf('allow_incomplete', 'default_incomplete', 'error_if_incomplete'),
  off_session: flag(),
  trial_end: trialEnd,
  cancel_at_period_end: flag(),
  cancel_at: clearable(timestamp()),
  description: clearable(text({ max: 500 })),
  metadata: metadata(),
  proration_behavior: oneOf('create_prorations', 'always_invoice', 'none'),
}
const pause = object({
  behavior: required(oneOf('keep_as_draft', 'mark_uncollectible', 'void')),
  resumes_at: timestamp(),
})

export const subscriptionRoutes = [
  route(
    'POST /v1/subscriptions',
    {
      ...writable,
      customer: required(text()),
      items: required(items),
      collection_method: oneOf('charge_automatically'),
      trial_period_days: integer({ min: 1, max: 730 }),
    },
    (call) => createSubscription(call, call.params),
  ),
  route('GET /v1/subscriptions/:id', {}, ({ store, path }) =>
    store.get<Stripe.Subscription>('subscription', path.id ?? ''),
  ),
  route(
    'POST /v1/subscriptions/:id',
    { ...writable, items, proration_date: timestamp(), pause_collection: clearable(pause) },
    async (call) => {
      const before = await call.store.get<Stripe.Subscription>('subscription', call.path.id ?? '')
      return updateSubscription(call, before, call.params)
    },
  ),
  route('DELETE /v1/subscriptions/:id', { invoice_now: flag(), prorate: flag() }, async (call) => {
    const before = await call.store.get<Stripe.Subscription>('subscription', call.path.id ?? '')
    if (isOver(before)) throw invalid(`No such subscription: '${before.id}'`, { code: 'resource_missing' })
    if (call.params.prorate) {
      for (const one of before.items.data) {
        await addProration(call, before, { before: one, after: null, at: call.now })
      }
    }
    const ended = await endSubscription(call, before)
    if (!call.params.invoice_now) return ended
    const last = await writeInvoice(call, {
      customer: String(before.customer),
      lines: [],
      period: { start: call.now, end: call.now },
      reason: 'subscription_update',
      subscription: ended,
    })
    await payInvoice(call, await finalize(call, last), { offSession: true })
    return call.store.update({ ...ended, latest_invoice: last.id })
  }),
  route(
    'GET /v1/subscriptions',
    {
      ...pageFields,
      customer: text(),
      status: oneOf(
        'all',
        'active',
        'canceled',
        'incomplete',
        'incomplete_expired',
        'past_due',
        'trialing',
        'unpaid',
      ),
      created: createdField,
    },
    async (call) => {
      const { customer, status, ...page } = call.params
      const contains = given({ customer, status: status === 'all' ? undefined : status })
      return listOf(call, { type: 'subscription', url: '/v1/subscriptions', contains, page })
    },
  ),
]
