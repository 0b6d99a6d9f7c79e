import { type Kysely, sql, type Transaction } from 'kysely'
import type { ContentTables } from '../db/schema.ts'

/** Reasons by session id of the sessions whose end was recorded in the last minutes. */
export async function findEndedSessions(
  db: Kysely<ContentTables>,
  minutes: number,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('ended_sessions')
    .select(['session_id', 'reason'])
    .where('recorded_at', '>', sql<Date>`now() - ${minutes} * interval '1 minute'`)
    .execute()
  return new Map(rows.map((row) => [row.session_id, row.reason]))
}

/** A session ends once: the first reason stays, whatever order events arrive in. */
export async function saveEndedSession(
  trx: Transaction<ContentTables>,
  session: { sessionId: string; reason: string; endedAt: Date },
): Promise<void> {
  await trx
    .insertInto('ended_sessions')
    .values({ session_id: session.sessionId, reason: session.reason, ended_at: session.endedAt })
    .onConflict((conflict) => conflict.column('session_id').doNothing())
    .execute()
}

/** Forgets ends that no token can outlive any more. */
export async function deleteOldEndedSessions(
  trx: Transaction<ContentTables>,
  minutes: number,
): Promise<void> {
  await trx
    .deleteFrom('ended_sessions')
    .where('recorded_at', '<', sql<Date>`now() - ${minutes} * interval '1 minute'`)
    .execute()
}
