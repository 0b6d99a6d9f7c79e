import { Stripe } from 'stripe'
import { fits } from '../faults/fault.ts'
import { draw, takeWebhookFault } from '../faults/faults.ts'
import type { Call } from '../http/route.ts'
import type { Db } from '../store/schema.ts'
import { type ApiObject, newId, type Store } from '../store/store.ts'

/** Writes an event and its deliveries in the transaction of its cause; they are sent after its commit. */
export function emitter(o: {
  db: Db
  store: Store
  now: number
  request: Stripe.Event.Request | null
}): Call['emit'] {
  const { db, store, now, request } = o
  return async (type, object, previous) => {
    const endpoints = (await store.all<Stripe.WebhookEndpoint>('webhook_endpoint')).filter(
      ({ status, enabled_events }) =>
        status === 'enabled' && enabled_events.some((pattern) => fits(pattern, type)),
    )
    const event = {
      id: newId('evt'),
      object: 'event' as const,
      api_version: Stripe.API_VERSION,
      created: now,
      data: { object, ...(previous ? { previous_attributes: previous } : {}) },
      livemode: false,
      pending_webhooks: endpoints.length,
      request,
      type,
    }
    await store.insert(event)
    for (const endpoint of endpoints) {
      const rows = await planDeliveries(db, { endpoint: endpoint.id, event })
      await db.insertInto('webhook_deliveries').values(rows).execute()
    }
  }
}

async function planDeliveries(db: Db, o: { endpoint: string; event: ApiObject & { type: string } }) {
  const fault = await takeWebhookFault(db, o.event.type)
  const ms = fault?.ms ?? 1000
  const row = (delayMs = 0, kind: 'real' | 'stale' | 'forged' = 'real') => ({
    endpoint_id: o.endpoint,
    event_id: o.event.id,
    kind,
    due_at: new Date(Date.now() + delayMs),
  })
  switch (fault?.kind) {
    case 'webhook-drop':
      return [{ ...row(), state: 'dropped' as const }]
    case 'webhook-double':
      return [row(), row(Math.round(ms * (await draw(db))))]
    case 'webhook-delay':
      return [row(ms)]
    case 'webhook-reorder':
      return [row(Math.round(ms * (await draw(db))))]
    case 'webhook-forge':
      return [row(), row(0, 'forged')]
    case 'webhook-stale':
      return [row(0, 'stale')]
    default:
      return [row()]
  }
}
