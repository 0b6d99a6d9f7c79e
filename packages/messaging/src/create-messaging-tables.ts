import { createMonthlyPartitions } from '@hibiki/database'
import { type Kysely, sql } from 'kysely'
import { inboxPartitions, outboxPartitions } from './message-retention.ts'

/**
 * Creates `outbox`, `inbox` and `dead_letters` in the current schema, and the trigger that wakes the relay. Outbox and inbox
 * are partitioned by the month of the event. Called once by a service's migration.
 */
export async function createMessagingTables<DB>(db: Kysely<DB>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  for (const months of [outboxPartitions, inboxPartitions]) await createMonthlyPartitions(db, months)
}

/** Adds what events say of their trace. Called once by a service's migration. */
export async function addTraceparentColumnToOutbox<DB>(db: Kysely<DB>): Promise<void> {
  await sql.raw('ALTER TABLE outbox ADD COLUMN traceparent text').execute(db)
}

const statements = [
  `CREATE TABLE outbox (
    id uuid PRIMARY KEY DEFAULT uuidv7(),
    subject text NOT NULL,
    payload jsonb NOT NULL,
    occurred_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    sent_at timestamptz,
    attempts int NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL DEFAULT clock_timestamp()
  ) PARTITION BY RANGE (id)`,
  'CREATE INDEX outbox_unsent ON outbox (next_attempt_at, id) WHERE sent_at IS NULL',
  `CREATE TABLE inbox (
    consumer text NOT NULL,
    event_id uuid NOT NULL,
    started int NOT NULL DEFAULT 0,
    finished int NOT NULL DEFAULT 0,
    received_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    done_at timestamptz,
    parked_at timestamptz,
    PRIMARY KEY (consumer, event_id)
  ) PARTITION BY RANGE (event_id)`,
  `CREATE TABLE dead_letters (
    id uuid PRIMARY KEY DEFAULT uuidv7(),
    consumer text NOT NULL,
    event_id uuid NOT NULL,
    subject text NOT NULL,
    payload jsonb NOT NULL,
    occurred_at timestamptz NOT NULL,
    reason text NOT NULL,
    parked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    replay_at timestamptz,
    replayed_at timestamptz,
    UNIQUE (consumer, event_id)
  )`,
  'CREATE INDEX dead_letters_to_replay ON dead_letters (replay_at) WHERE replay_at IS NOT NULL',
  `CREATE FUNCTION wake_relay() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('outbox_' || TG_TABLE_SCHEMA, '');
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER outbox_wake_relay AFTER INSERT ON outbox
    FOR EACH STATEMENT EXECUTE FUNCTION wake_relay()`,
]
