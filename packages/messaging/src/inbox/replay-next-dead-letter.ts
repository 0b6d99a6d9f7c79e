import { type Kysely, sql } from 'kysely'
import type { MessagingTables } from '../messaging-tables.ts'
import type { DeliveryOutcome, StoredEvent } from '../transports/event-transport.ts'

/** A replica has this long for a replay before another may take it, since the first may have died. */
const LEASE_SECONDS = 60

/**
 * Handles one dead letter whose replay is due. The row is leased, not locked, so that the handler may take its time.
 *
 * @returns whether there was one
 */
export async function replayNextDeadLetter(
  db: Kysely<MessagingTables>,
  consumers: string[],
  deliver: (consumer: string, event: StoredEvent) => Promise<DeliveryOutcome>,
): Promise<boolean> {
  const letter = await takeDueLetter(db, consumers)
  if (letter === undefined) return false
  const outcome = await deliver(letter.consumer, {
    id: letter.event_id,
    subject: letter.subject,
    payload: letter.payload,
    occurredAt: letter.occurred_at.toISOString(),
  })
  if (outcome.kind === 'ack') await close(db, letter.id)
  if (outcome.kind === 'retry') await postpone(db, letter.id, outcome.delayMs)
  return true
}

async function takeDueLetter(db: Kysely<MessagingTables>, consumers: string[]) {
  return db
    .updateTable('dead_letters')
    .set({ replay_at: sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})` })
    .where('id', '=', (query) =>
      query
        .selectFrom('dead_letters')
        .select('id')
        .where('consumer', 'in', consumers)
        .where('replay_at', '<=', sql<Date>`clock_timestamp()`)
        .orderBy('replay_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'consumer', 'event_id', 'subject', 'payload', 'occurred_at'])
    .executeTakeFirst()
}

async function close(db: Kysely<MessagingTables>, id: string): Promise<void> {
  await db
    .updateTable('dead_letters')
    .set({ replay_at: null, replayed_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

async function postpone(db: Kysely<MessagingTables>, id: string, delayMs: number): Promise<void> {
  await db
    .updateTable('dead_letters')
    .set({ replay_at: sql`clock_timestamp() + make_interval(secs => ${delayMs / 1000})` })
    .where('id', '=', id)
    .execute()
}
