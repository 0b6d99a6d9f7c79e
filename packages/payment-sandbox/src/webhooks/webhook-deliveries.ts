import pLimit from 'p-limit'
import type { Logger } from 'pino'
import type { Stripe } from 'stripe'
import { createObjectStore } from '../store/object-store.ts'
import type { SandboxDatabase } from '../store/sandbox-tables.ts'
import { createSignedWebhookRequest } from './signed-webhook-request.ts'

export interface WebhookDeliveries {
  /** Polls at once, because something may be due. */
  wake(): void
  /** Sends everything that waits, whenever it was due, until nothing is left or every address has failed once. */
  flush(): Promise<void>
  stop(): Promise<void>
}

/** The longest time between two polls, for rows of a call whose process ended before it could call `wake`. */
const MAX_POLL_MS = 5000
const MAX_CONCURRENT = 5
const PER_ROUND = 50
const TIMEOUT_MS = 10_000
const GIVE_UP_AFTER_MS = 3 * 24 * 3_600_000
const MAX_WAIT_MS = 3_600_000

/**
 * Sends events to their webhooks: again with growing pauses until the response is 2xx, for three days, as Stripe does. Also
 * after a crash: what was not marked as delivered is sent again.
 *
 * @param options.retryMs first pause; each next one is twice as long, up to an hour
 */
export function startWebhookDeliveries({
  database,
  log,
  retryMs,
}: {
  database: SandboxDatabase
  retryMs: number
  log: Logger
}): WebhookDeliveries {
  const { db } = database
  const limit = pLimit(MAX_CONCURRENT)
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  wake()

  function wake(): void {
    if (stopping.signal.aborted) return
    running = running
      .then(sendDue)
      .then(findNextDue)
      .catch((error) => {
        if (!stopping.signal.aborted) log.error({ err: error }, 'webhooks could not be sent')
        return null
      })
      .then(wakeAt)
  }

  function wakeAt(nextDue: Date | null): void {
    clearTimeout(timer)
    if (stopping.signal.aborted) return
    const waitMs = nextDue === null ? MAX_POLL_MS : nextDue.getTime() - Date.now()
    timer = setTimeout(wake, Math.min(Math.max(waitMs, 0), MAX_POLL_MS))
  }

  async function findNextDue(): Promise<Date | null> {
    const next = await db
      .selectFrom('webhook_deliveries')
      .select('due_at')
      .where('state', '=', 'waiting')
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst()
    return next?.due_at ?? null
  }

  async function sendDue(): Promise<void> {
    for (;;) {
      if (stopping.signal.aborted) return
      const due = await db
        .selectFrom('webhook_deliveries')
        .selectAll()
        .where('state', '=', 'waiting')
        .where('due_at', '<=', new Date())
        .orderBy('due_at')
        .orderBy('id')
        .limit(PER_ROUND)
        .execute()
      if (due.length === 0) return
      await Promise.all(due.map((row) => limit(() => deliver(row))))
    }
  }

  async function deliver(row: Waiting): Promise<void> {
    const store = createObjectStore(db)
    const endpoint = await store.find<Stripe.WebhookEndpoint>('webhook_endpoint', row.endpoint_id)
    const event = await store.find<Stripe.Event>('event', row.event_id)
    if (!endpoint || !event) return mark(row, { state: 'given-up' })
    const { secret } = await store.hidden<{ secret: string }>(endpoint.id)
    const status = await post(endpoint.url, createSignedWebhookRequest(event, { secret, kind: row.kind }))
    if (stopping.signal.aborted && status === null) return
    const attempts = row.attempts + 1
    const last = { attempts, last_status: status }
    if (status !== null && status >= 200 && status < 300) return mark(row, { ...last, state: 'delivered' })
    const tooLate = Date.now() - row.first_due_at.getTime() > GIVE_UP_AFTER_MS
    if (row.kind === 'forged' || tooLate) return mark(row, { ...last, state: 'given-up' })
    const pause = Math.min(retryMs * 2 ** (attempts - 1), MAX_WAIT_MS)
    await mark(row, { ...last, kind: 'real', due_at: new Date(Date.now() + pause) })
  }

  async function post(url: string, request: { body: string; headers: Record<string, string> }) {
    try {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)])
      const response = await fetch(url, { method: 'POST', ...request, signal, redirect: 'manual' })
      await response.arrayBuffer()
      return response.status
    } catch {
      return null
    }
  }

  async function mark(row: Waiting, values: Partial<Omit<Waiting, 'id'>>): Promise<void> {
    await db.updateTable('webhook_deliveries').set(values).where('id', '=', row.id).execute()
  }

  return {
    wake,
    async flush() {
      const now = new Date()
      await db
        .updateTable('webhook_deliveries')
        .set({ due_at: now })
        .where('state', '=', 'waiting')
        .where('due_at', '>', now)
        .execute()
      wake()
      await running
    },
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}

interface Waiting {
  id: number
  endpoint_id: string
  event_id: string
  kind: 'real' | 'stale' | 'forged'
  state: 'waiting' | 'delivered' | 'dropped' | 'given-up'
  attempts: number
  last_status: number | null
  due_at: Date
  first_due_at: Date
}
