import { type Kysely, sql, type Transaction } from 'kysely'
import type { SessionTables } from './session-tables.ts'

type Db = Kysely<SessionTables>
type Trx = Transaction<SessionTables>

/** The start of a poll: this long ago by the database's clock, or after a row's own time. */
export type PollStart = { minutesAgo: number } | { after: Date }

/** One row of a projection: its subject, its value, and when this service received it. */
export interface RecordedRow<T> {
  key: string
  value: T
  recordedAt: Date
}

/** Returns why sessions ended, newest last. */
export function listEndedSessions(db: Db, from: PollStart): Promise<RecordedRow<string>[]> {
  return db
    .selectFrom('ended_sessions')
    .select(['session_id as key', 'reason as value', 'recorded_at as recordedAt'])
    .where('recorded_at', '>', startOf(from))
    .orderBy('recorded_at')
    .execute()
}

/** Returns when claims changed, in milliseconds since 1970 as identity dated it; the latest received comes last. */
export async function listChangedClaims(db: Db, from: PollStart): Promise<RecordedRow<number>[]> {
  const rows = await db
    .selectFrom('changed_claims')
    .select(['user_id as key', 'changed_at', 'recorded_at as recordedAt'])
    .where('recorded_at', '>', startOf(from))
    .orderBy('recorded_at')
    .execute()
  return rows.map(({ key, changed_at, recordedAt }) => ({ key, value: changed_at.getTime(), recordedAt }))
}

function startOf(from: PollStart) {
  return 'after' in from ? from.after : sql<Date>`now() - ${from.minutesAgo} * interval '1 minute'`
}

/** A session ends once: the first reason stays, whatever order events arrive in. */
export async function saveEndedSession(
  trx: Trx,
  session: { sessionId: string; reason: string; endedAt: Date },
): Promise<void> {
  await trx
    .insertInto('ended_sessions')
    .values({ session_id: session.sessionId, reason: session.reason, ended_at: session.endedAt })
    .onConflict((conflict) => conflict.column('session_id').doNothing())
    .execute()
}

/** The newest change counts, whatever order events arrive in. */
export async function saveChangedClaims(trx: Trx, userId: string, changedAt: Date): Promise<void> {
  await trx
    .insertInto('changed_claims')
    .values({ user_id: userId, changed_at: changedAt })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ changed_at: changedAt, recorded_at: sql`clock_timestamp()` })
        .where('changed_claims.changed_at', '<', changedAt),
    )
    .execute()
}

/** Deletes a person's rows during erasure. */
export async function deleteChangedClaims<DB extends SessionTables>(
  trx: Transaction<DB>,
  userId: string,
): Promise<void> {
  await (trx as unknown as Trx).deleteFrom('changed_claims').where('user_id', '=', userId).execute()
}

/** Forgets what no token can outlive any more. */
export async function deleteRowsOlderThan(
  trx: Trx,
  table: keyof SessionTables,
  minutes: number,
): Promise<void> {
  await trx
    .deleteFrom(table)
    .where('recorded_at', '<', sql<Date>`now() - ${minutes} * interval '1 minute'`)
    .execute()
}
