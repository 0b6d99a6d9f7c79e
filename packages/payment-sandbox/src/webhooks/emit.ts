import { Stripe } from 'stripe'
import { matchesPattern } from '../faults/fault.ts'
import { draw, takeWebhookFault } from '../faults/faults.ts'
import type { Call } from '../http/route.ts'
import type { Db } from '../store/schema.ts'
import { type ApiObject, createId, type Store } from '../store/store.ts'

/** Events of one call, written with their deliveries at its end; they are sent after the commit. */
export interface Emitter {
  emit: Call['emit']
  /** Writes what was emitted, in the transaction of its cause; true when a webhook is to hear of it. */
  flush(): Promise<boolean>
}

export function createEmitter({
  db,
  store,
  now,
  request,
}: {
  db: Db
  store: Store
  now: number
  request: Stripe.Event.Request | null
}): Emitter {
  const emitted: (Omit<Stripe.Event, 'data' | 'pending_webhooks'> & { data: unknown })[] = []
  return {
    async emit(type, object, previous) {
      emitted.push({
        id: createId('evt'),
        object: 'event',
        api_version: Stripe.API_VERSION,
        created: now,
        // The object is cloned, because a handler may change it later.
        data: structuredClone({ object, ...(previous ? { previous_attributes: previous } : {}) }),
        livemode: false,
        request,
        type,
      } as (typeof emitted)[number])
    },
    async flush() {
      if (emitted.length === 0) return false
      const enabled = (await store.all<Stripe.WebhookEndpoint>('webhook_endpoint')).filter(
        ({ status }) => status === 'enabled',
      )
      const planned = emitted.map((event) => {
        const wanting = enabled.filter(({ enabled_events }) =>
          enabled_events.some((pattern) => matchesPattern(pattern, event.type)),
        )
        return { event: { ...event, pending_webhooks: wanting.length }, wanting }
      })
      await store.insertAll(planned.map(({ event }) => event))
      for (const { event, wanting } of planned) {
        for (const endpoint of wanting) {
          const rows = await planDeliveries(db, { endpoint: endpoint.id, event })
          await db.insertInto('webhook_deliveries').values(rows).execute()
        }
      }
      return planned.some(({ wanting }) => wanting.length > 0)
    },
  }
}

async function planDeliveries(
  db: Db,
  { event, endpoint }: { endpoint: string; event: ApiObject & { type: string } },
) {
  const fault = await takeWebhookFault(db, event.type)
  const ms = fault?.ms ?? 1000
  const row = (delayMs = 0, kind: 'real' | 'stale' | 'forged' = 'real') => ({
    endpoint_id: endpoint,
    event_id: event.id,
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
