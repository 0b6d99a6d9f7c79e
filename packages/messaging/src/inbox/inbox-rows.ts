import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { MessagingTables } from '../tables.ts'

type Db = Kysely<MessagingTables>
export interface InboxKey {
  consumer: string
  event_id: string
}
export interface InboxState {
  started: number
  finished: number
  done: boolean
  parked: boolean
}

/** Records the first start of an event. False when the event was here before. */
export async function insertStarted(db: Db, key: InboxKey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('inbox')
    .values({ ...key, started: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function readState(db: Db, key: InboxKey): Promise<InboxState> {
  const row = await rowOf(db, key).select(['started', 'finished', 'done_at', 'parked_at']).executeTakeFirst()
  if (row === undefined) return { started: 0, finished: 0, done: false, parked: false }
  return {
    started: row.started,
    finished: row.finished,
    done: row.done_at !== null,
    parked: row.parked_at !== null,
  }
}

function rowOf(db: Db, key: InboxKey) {
  return db.selectFrom('inbox').where('consumer', '=', key.consumer).where('event_id', '=', key.event_id)
}

/** Records another start. */
export async function addStart(db: Db, key: InboxKey): Promise<void> {
  await openRow(db, key).set({ started: sql`started + 1` }).execute()
}

/** Marks the event done, inside the transaction of its effect. False when it is already done or parked. */
export async function markDone(trx: Transaction<MessagingTables>, key: InboxKey): Promise<boolean> {
  const { numUpdatedRows } = await openRow(trx, key)
    .set({ finished: sql`finished + 1`, done_at: sql`clock_timestamp()` })
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Records that an attempt failed. Returns the number of failures so far, or undefined when the event is done or parked. */
export async function addFailure(db: Db, key: InboxKey): Promise<number | undefined> {
  const row = await openRow(db, key)
    .set({ finished: sql`finished + 1` })
    .returning('finished')
    .executeTakeFirst()
  return row?.finished
}

/** Updates concern only rows still open, so that a late answer can't reopen or overwrite an end. */
function openRow(db: Db, key: InboxKey) {
  return db
    .updateTable('inbox')
    .where('consumer', '=', key.consumer)
    .where('event_id', '=', key.event_id)
    .where('done_at', 'is', null)
    .where('parked_at', 'is', null)
}
