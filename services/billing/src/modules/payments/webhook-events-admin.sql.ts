import { type ListRequest, type RowPage, selectPage, selectRow, whereIdIn } from '@hibiki/admin-resource'
import { sql } from 'kysely'
import type { Db, Trx } from '../../tables.ts'
import { MAX_EVENT_ATTEMPTS } from './webhook-events.sql.ts'

export const webhookEventStates = ['waiting', 'parked', 'done'] as const

export interface ConsoleWebhookEvent {
  id: string
  type: string
  objectId: string
  /** `parked` means that processing failed for a day and that staff have to act. */
  state: (typeof webhookEventStates)[number]
  attempts: number
  receivedAt: Date
  doneAt: Date | null
}

export interface ConsoleWebhookEventFilter {
  id?: string[]
  state?: ConsoleWebhookEvent['state']
}

const events = sql`
    select id, type, object_id as "objectId", attempts, received_at as "receivedAt", done_at as "doneAt",
      case when done_at is not null then 'done' when attempts >= ${MAX_EVENT_ATTEMPTS} then 'parked'
        else 'waiting' end as state
    from webhook_events`

export const listConsoleWebhookEvents = (
  db: Db,
  { filter: { id, state }, ...page }: ListRequest<ConsoleWebhookEventFilter>,
): Promise<RowPage<ConsoleWebhookEvent>> =>
  selectPage(db, events, page, [id && whereIdIn('id', id), state && sql`state = ${state}`])

export const findConsoleWebhookEvent = (db: Db, id: string): Promise<ConsoleWebhookEvent | undefined> =>
  selectRow(db, events, id)

/** Has an event processed again from now on; returns false when it is done or unknown. */
export async function scheduleWebhookEventRetry(trx: Trx, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update webhook_events set attempts = 0, next_try_at = now() where id = ${id} and done_at is null`.execute(
    trx,
  )
  return numAffectedRows === 1n
}
