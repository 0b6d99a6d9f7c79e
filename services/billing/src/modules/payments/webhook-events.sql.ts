import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

export interface WebhookEvent {
  id: string
  type: string
  objectId: string
}

/** About a day; an event that fails so often is parked until somebody looks at it. */
export const MAX_EVENT_ATTEMPTS = 16

/** A second delivery of the same event changes nothing. */
export async function storeWebhookEvent(db: Db, event: WebhookEvent): Promise<void> {
  await db
    .insertInto('webhook_events')
    .values({ id: event.id, type: event.type, object_id: event.objectId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Events to be worked on now, for this copy alone; one whose work fails or dies comes again, later each time, for about a day.
 * The queue lives by the database's clock.
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

/** The provider repeats an event for three days; after sixty nothing asks for it any more. */
export async function deleteOldWebhookEvents(db: Db): Promise<void> {
  await sql`delete from webhook_events where received_at < now() - interval '60 days'`.execute(db)
}
