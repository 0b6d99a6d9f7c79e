import type { ColumnType } from 'kysely'

type RecordedMoment = ColumnType<Date, Date | string | undefined, Date | string>

interface EndedSessionsTable {
  session_id: string
  reason: string
  ended_at: Date
  /** The time at which this service received it. */
  recorded_at: RecordedMoment
}

interface ChangedClaimsTable {
  user_id: string
  changed_at: Date
  recorded_at: RecordedMoment
}

/** The tables that a service's Kysely schema adds: `interface BillingTables extends MessagingTables, SessionTables { … }`. */
export interface SessionTables {
  ended_sessions: EndedSessionsTable
  changed_claims: ChangedClaimsTable
}
