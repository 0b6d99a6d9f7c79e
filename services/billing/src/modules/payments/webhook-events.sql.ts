import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

export interface WebhookEvent {
  id: string
  type: string
  objectId: string
}

/** After this many attempts, about a day, an event is parked until staff act. */
export const MAX_EVENT_ATTEMPTS = 16

/** Stores an event; a second delivery of the same event changes nothing. */
export async function insertWebhookEvent(db: Db, event: WebhookEvent): Promise<void> {
  await db
    .insertInto('webhook_events')
    .values({ id: event.id, type: event.type, object_id: event.objectId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Claims events that are due for this replica alone. One whose processing fails or crashes becomes due again, later each time,
 * for about a day. The queue uses the database's clock.
 */
export async function claimWebhookEvents(db: Db, limit: number): Promise<WebhookEvent[]> {
  const { rows } = await sql<WebhookEvent>`
    update webhook_events set attempts = attempts + 1,
      next_try_at = now() + make_interval(secs => least(30 * power(2, attempts), 14400))
    where id in (select id from webhook_events where done_at is null and attempts < ${MAX_EVENT_ATTEMPTS} and next_try_at <= now()
      order by next_try_at limit ${limit} for update skip locked)
    returning id, type, object_id as "objectId"`.execute(db)
  return rows
}

export async function finishWebhookEvent(db: Db, id: string): Promise<void> {
  await sql`update webhook_events set done_at = now() where id = ${id}`.execute(db)
}

/** The provider repeats an event for three days, so it is not needed any more after sixty. */
export async function deleteOldWebhookEvents(db: Db): Promise<void> {
  await sql`delete from webhook_events where received_at < now() - interval '60 days'`.execute(db)
}
