import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { MessagingTables } from '../messaging-tables.ts'

type Db = Kysely<MessagingTables>
export interface InboxRowKey {
  consumer: string
  event_id: string
}
export interface InboxRowState {
  started: number
  finished: number
  isDone: boolean
  isParked: boolean
}

/** Records the first start of events. Returns the ids of those that were not here before. */
export async function insertStartedInboxRows(
  db: Db,
  consumer: string,
  eventIds: readonly string[],
): Promise<Set<string>> {
  // The order is fixed, so that two replicas with the same events never deadlock.
  const { rows } = await sql<{ event_id: string }>`
    insert into inbox (consumer, event_id, started)
    select ${consumer}, id, 1 from unnest(${eventIds}::uuid[]) as id order by id
    on conflict do nothing returning event_id`.execute(db)
  return new Set(rows.map((row) => row.event_id))
}

export async function readInboxRowState(db: Db, key: InboxRowKey): Promise<InboxRowState> {
  const row = await rowOf(db, key).select(['started', 'finished', 'done_at', 'parked_at']).executeTakeFirst()
  if (row === undefined) return { started: 0, finished: 0, isDone: false, isParked: false }
  return {
    started: row.started,
    finished: row.finished,
    isDone: row.done_at !== null,
    isParked: row.parked_at !== null,
  }
}

function rowOf(db: Db, key: InboxRowKey) {
  return db.selectFrom('inbox').where('consumer', '=', key.consumer).where('event_id', '=', key.event_id)
}

/** Counts another started attempt. */
export async function incrementStartCount(db: Db, key: InboxRowKey): Promise<void> {
  await openRow(db, key).set({ started: sql`started + 1` }).execute()
}

/** Marks events done, inside the transaction of their effects. Returns the ids of those that were neither done nor parked yet. */
export async function completeInboxRows(
  trx: Transaction<MessagingTables>,
  consumer: string,
  eventIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ event_id: string }>`
    update inbox set finished = finished + 1, done_at = clock_timestamp()
    where consumer = ${consumer} and event_id = any(${eventIds}::uuid[]) and done_at is null and parked_at is null
    returning event_id`.execute(trx)
  return new Set(rows.map((row) => row.event_id))
}

/** Counts a failed attempt. Returns the number of failures so far, or undefined when the event is done or parked. */
export async function incrementFailureCount(db: Db, key: InboxRowKey): Promise<number | undefined> {
  const row = await openRow(db, key)
    .set({ finished: sql`finished + 1` })
    .returning('finished')
    .executeTakeFirst()
  return row?.finished
}

/** Updates affect only open rows, so that a late outcome cannot reopen or overwrite a final one. */
function openRow(db: Db, key: InboxRowKey) {
  return db
    .updateTable('inbox')
    .where('consumer', '=', key.consumer)
    .where('event_id', '=', key.event_id)
    .where('done_at', 'is', null)
    .where('parked_at', 'is', null)
}
