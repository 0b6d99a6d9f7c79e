import type { Kysely, Transaction } from 'kysely'
import type { ChartsTables } from '../../tables.ts'

export interface HandOver {
  customerId: string
  recordId: string
  startedAt: Date
}

/** Finds the record that a session has handed over, or undefined. */
export async function findHandOver(
  db: Kysely<ChartsTables>,
  sessionId: string,
): Promise<HandOver | undefined> {
  return db
    .selectFrom('hand_overs')
    .select(['customer_id as customerId', 'record_id as recordId', 'started_at as startedAt'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
}

/** Begins a hand-over, which replaces another one of the same session. */
export async function saveHandOver(
  trx: Transaction<ChartsTables>,
  options: { sessionId: string; staffId: string; customerId: string; recordId: string; now: Date },
): Promise<void> {
  const row = {
    staff_id: options.staffId,
    customer_id: options.customerId,
    record_id: options.recordId,
    started_at: options.now,
  }
  await trx
    .insertInto('hand_overs')
    .values({ session_id: options.sessionId, ...row })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
    .execute()
}

export async function deleteHandOver(db: Kysely<ChartsTables>, sessionId: string): Promise<void> {
  await db.deleteFrom('hand_overs').where('session_id', '=', sessionId).execute()
}

/** Deletes hand-overs of sessions that have expired. */
export async function deleteOldHandOvers(db: Kysely<ChartsTables>, before: Date): Promise<void> {
  await db.deleteFrom('hand_overs').where('started_at', '<', before).execute()
}
