import { sql } from 'kysely'
import type { Stripe } from 'stripe'
import { seconds, writing } from '../execute.ts'
import type { Call } from '../http/route.ts'
import type { Db, SandboxDatabase } from '../store/schema.ts'
import { createStore } from '../store/store.ts'
import { emitter } from '../webhooks/emit.ts'
import { endSubscription } from './cancel.ts'
import { periodOf } from './items.ts'
import { payInvoice } from './pay-invoice.ts'
import { renew } from './renew.ts'

const FIRST_PAYMENT_SECONDS = 23 * 3600

interface Due {
  at: number
  run(call: Call): Promise<unknown>
}

/** Does everything that subscriptions owe to time, one by one and each at its own moment, however far the clock was moved. */
export async function passTime(o: { database: SandboxDatabase; clock: () => Date }): Promise<void> {
  const until = seconds(o.clock())
  while (await writing(o.database, (trx) => doNext(trx, until)));
}

async function doNext(db: Db, until: number): Promise<boolean> {
  const store = createStore(db)
  const live = await db
    .selectFrom('objects')
    .select('body')
    .where('type', '=', 'subscription')
    .where(sql<boolean>`body->>'status' not in ('canceled', 'incomplete_expired')`)
    .orderBy('seq')
    .execute()
  let next: Due | undefined
  for (const { body } of live) {
    const subscription = body as Stripe.Subscription
    const invoice = await store.find<Stripe.Invoice>('invoice', String(subscription.latest_invoice))
    for (const due of duesOf(subscription, invoice)) {
      if (due.at <= until && (next === undefined || due.at < next.at)) next = due
    }
  }
  if (!next) return false
  const now = next.at
  const call: Call = { path: {}, params: {}, store, now, emit: emitter({ db, store, now, request: null }) }
  await next.run(call)
  return true
}

function duesOf(subscription: Stripe.Subscription, invoice: Stripe.Invoice | undefined): Due[] {
  if (subscription.status === 'incomplete') {
    const at = subscription.start_date + FIRST_PAYMENT_SECONDS
    return [{ at, run: (call) => endSubscription(call, subscription, 'incomplete_expired') }]
  }
  const dues: Due[] = []
  const { cancel_at, pause_collection } = subscription
  const { end } = periodOf(subscription)
  // First in the list: of two things due at the same moment, the end goes before the next charge.
  if (cancel_at !== null) dues.push({ at: cancel_at, run: (call) => endSubscription(call, subscription) })
  if (pause_collection?.resumes_at) {
    const run = (call: Call) => call.store.update({ ...subscription, pause_collection: null })
    dues.push({ at: pause_collection.resumes_at, run })
  }
  if (subscription.status === 'past_due' && invoice?.status === 'open') {
    const at = invoice.next_payment_attempt
    if (at !== null) dues.push({ at, run: (call) => retry(call, subscription, invoice) })
  }
  dues.push({ at: end, run: (call) => renew(call, subscription) })
  return dues
}

async function retry(call: Call, subscription: Stripe.Subscription, invoice: Stripe.Invoice): Promise<void> {
  const { invoice: after } = await payInvoice(call, invoice, { offSession: true })
  if (after.status === 'open' && after.next_payment_attempt === null)
    await endSubscription(call, subscription)
}
