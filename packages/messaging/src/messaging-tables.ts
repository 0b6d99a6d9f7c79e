import type { ColumnType, Generated } from 'kysely'

/** jsonb: written as JSON text (so that lists and strings stay JSON), read as the value itself. */
type Json = ColumnType<unknown, string, string>
type Moment = ColumnType<Date, Date | string, Date | string>
type MomentOrNull = ColumnType<Date | null, Date | string | null, Date | string | null>

/** Events of this service. A row without `sent_at` waits for the relay, not before `next_attempt_at`. */
export interface OutboxTable {
  id: Generated<string>
  subject: string
  payload: Json
  occurred_at: Generated<Date>
  sent_at: MomentOrNull
  attempts: Generated<number>
  /** The trace context of the event's cause (W3C Trace Context). */
  traceparent: string | null
  next_attempt_at: Generated<Date>
}

/**
 * Events that reached a consumer of this service. `started` grows before an attempt and `finished` after it, so their
 * difference is the number of attempts which never came back – the process died.
 */
export interface InboxTable {
  consumer: string
  event_id: string
  started: Generated<number>
  finished: Generated<number>
  received_at: Generated<Date>
  done_at: MomentOrNull
  parked_at: MomentOrNull
}

/** Events that a consumer could not handle. Waiting for a replay when `replay_at` is set. */
export interface DeadLettersTable {
  id: Generated<string>
  consumer: string
  event_id: string
  subject: string
  payload: Json
  occurred_at: Moment
  reason: string
  parked_at: Generated<Date>
  replay_at: MomentOrNull
  replayed_at: MomentOrNull
}

/** The tables that a service's Kysely schema adds: `interface ContentTables extends MessagingTables { … }`. */
export interface MessagingTables {
  outbox: OutboxTable
  inbox: InboxTable
  dead_letters: DeadLettersTable
}
