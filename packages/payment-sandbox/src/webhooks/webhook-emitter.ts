import { Stripe } from 'stripe'
import { matchesPattern } from '../faults/fault.ts'
import { claimWebhookFault, drawRandomNumber } from '../faults/faults.sql.ts'
import type { ApiCall } from '../http/define-route.ts'
import { type ApiObject, createStripeId, type ObjectStore } from '../store/object-store.ts'
import type { SandboxDb } from '../store/sandbox-tables.ts'

/** Events of one call, written with their deliveries at its end; they are sent after the commit. */
export interface WebhookEmitter {
  emit: ApiCall['emit']
  /** Writes what was emitted, in the transaction of its cause; true when a webhook is to hear of it. */
  flush(): Promise<boolean>
}

export function createWebhookEmitter({
  db,
  store,
  now,
  request,
}: {
  db: SandboxDb
  store: ObjectStore
  now: number
  request: Stripe.Event.Request | null
}): WebhookEmitter {
  const emitted: (Omit<Stripe.Event, 'data' | 'pending_webhooks'> & { data: unknown })[] = []
  return {
    async emit(type, object, previous) {
      emitted.push({
        id: createStripeId('evt'),
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
  db: SandboxDb,
  { event, endpoint }: { endpoint: string; event: ApiObject & { type: string } },
) {
  const fault = await claimWebhookFault(db, event.type)
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
      return [row(), row(Math.round(ms * (await drawRandomNumber(db))))]
    case 'webhook-delay':
      return [row(ms)]
    case 'webhook-reorder':
      return [row(Math.round(ms * (await drawRandomNumber(db))))]
    case 'webhook-forge':
      return [row(), row(0, 'forged')]
    case 'webhook-stale':
      return [row(0, 'stale')]
    default:
      return [row()]
  }
}
