import { type Kysely, sql, type Transaction } from 'kysely'
import type { ContentTables } from '../db/schema.ts'

export interface RecordedEnd {
  sessionId: string
  reason: string
  /** When this service heard of it. */
  recordedAt: Date
}

/** Ends recorded in the last minutes, or after a moment; the newest last. */
export function findEndedSessions(
  db: Kysely<ContentTables>,
  from: { minutesAgo: number } | { after: Date },
): Promise<RecordedEnd[]> {
  const after = 'after' in from ? from.after : sql<Date>`now() - ${from.minutesAgo} * interval '1 minute'`
  return db
    .selectFrom('ended_sessions')
    .select(['session_id as sessionId', 'reason', 'recorded_at as recordedAt'])
    .where('recorded_at', '>', after)
    .orderBy('recorded_at')
    .execute()
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
