import type { ColumnType } from 'kysely'

type RecordedMoment = ColumnType<Date, Date | string | undefined, Date | string>

interface EndedSessionsTable {
  session_id: string
  reason: string
  ended_at: Date
  /** When this service heard of it. */
  recorded_at: RecordedMoment
}

interface ChangedClaimsTable {
  user_id: string
  changed_at: Date
  recorded_at: RecordedMoment
}

/** What a service's Kysely schema adds: `interface BillingTables extends MessagingTables, SessionTables { … }`. */
export interface SessionTables {
  ended_sessions: EndedSessionsTable
  changed_claims: ChangedClaimsTable
}
