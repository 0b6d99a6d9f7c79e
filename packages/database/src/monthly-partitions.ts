import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { runLongQuery } from './run-long-query.ts'

export interface MonthlyPartitionsDefinition {
  /** A table that was created with `PARTITION BY RANGE (<key>)`. */
  table: string
  /** The column it is partitioned by, a uuid of version 7: the month in which it was made decides. */
  key: string
  /** Defines when whole months are dropped; without it they are never dropped. */
  retention?: {
    days: number
    /** SQL condition of a row `old` that must be kept when its month is dropped; the moment `$1` lies `days` back. */
    needed: string
  }
  /** Statements for each partition `%1$I`, for what it does not inherit from the table, such as triggers for statements. */
  forEach?: readonly string[]
}

/** Shorter than Postgres' deadlock timeout, so that only this transaction is ever cancelled. */
const LOCK_TIMEOUT_MS = 500

/** Small enough never to hold locks for long. */
const BATCH = 1_000

/**
 * Makes a partitioned table one of months in UTC: `<table>_2026_11`, and `<table>_default` for whatever has no month yet or no longer, so that
 * an insert never fails. Creates this month and the next, and what {@link maintainMonthlyPartitions} calls later, with the rights of the schema's owner:
 * callers can use rows only, and cannot choose the moment. Called once by a service's migration, in a schema that is alone in `search_path`.
 */
export async function createMonthlyPartitions<DB>(
  db: Kysely<DB>,
  options: MonthlyPartitionsDefinition,
): Promise<void> {
  const { rows } = await sql<{ schema: string }>`SELECT quote_ident(current_schema()) AS schema`.execute(db)
  for (const statement of statements(options, rows[0]?.schema ?? '')) await sql.raw(statement).execute(db)
}

/**
 * Does one due step: creates future months, drops a month, or deletes a batch of rows that outlived theirs. Any number of replicas may call
 * it concurrently. It delays other users of the table by at most half a second; if that is too short it changes nothing.
 *
 * @returns whether there may be more
 */
export async function maintainMonthlyPartitions(pool: pg.Pool, table: string): Promise<boolean> {
  const [row] = await runLongQuery<{ more: boolean }>(pool, `SELECT keep_${table}_months() AS more`)
  return row?.more ?? false
}

function statements(options: MonthlyPartitionsDefinition, schema: string): string[] {
  const { table } = options
  const keepAt = `keep_${table}_months_at`
  // Without this, users who may create temporary tables could redirect the owner to one of that name.
  const settings = `SET search_path = ${schema}, pg_temp`
  return [
    `CREATE TABLE ${table}_default PARTITION OF ${table} DEFAULT`,
    ...(options.forEach ?? []).map((each) => each.replaceAll('%1$I', `${table}_default`)),
    `CREATE FUNCTION ${keepAt}(moment timestamptz) RETURNS boolean LANGUAGE plpgsql
      ${settings} SET lock_timeout = '${LOCK_TIMEOUT_MS}ms' AS $$ ${body(options)} $$`,
    `REVOKE EXECUTE ON FUNCTION ${keepAt} FROM PUBLIC`,
    `CREATE FUNCTION keep_${table}_months() RETURNS boolean LANGUAGE sql SECURITY DEFINER
      ${settings} AS $$ SELECT ${keepAt}(clock_timestamp()) $$`,
    `SELECT keep_${table}_months()`,
  ]
}

/** The smallest uuid of version 7 that a moment has. */
const lowestUuid = (time: string) =>
  `(lpad(to_hex((extract(epoch FROM ${time}) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid`

const monthOf = (partition: string) => `to_date(right(${partition}, 7), 'YYYY_MM')`

const body = ({ table, key, retention, forEach = [] }: MonthlyPartitionsDefinition) => `
  DECLARE
    month timestamp;
    part text;
    low uuid;
    high uuid;
    created boolean = false;
    ${retention ? `cutoff CONSTANT timestamptz = moment - interval '${retention.days} days';` : ''}
    deleted int = 0;
  BEGIN
    IF NOT pg_try_advisory_xact_lock(hashtextextended(current_schema() || '.${table}', 0)) THEN
      RETURN false;
    END IF;
    FOR ahead IN 0..1 LOOP
      month = date_trunc('month', moment AT TIME ZONE 'UTC') + make_interval(months => ahead);
      part = '${table}_' || to_char(month, 'YYYY_MM');
      CONTINUE WHEN to_regclass(part) IS NOT NULL;
      low = ${lowestUuid('month')};
      high = ${lowestUuid(`(month + interval '1 month')`)};
      EXECUTE format('CREATE TABLE %I (LIKE ${table} INCLUDING ALL)', part);
      -- The whole table: a statement that was planned before the move would not find a row that was moved.
      LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE;
      ALTER TABLE ${table}_default DISABLE TRIGGER USER;
      EXECUTE format('WITH caught AS (DELETE FROM ${table}_default WHERE ${key} >= %L AND ${key} < %L RETURNING *)
        INSERT INTO %I SELECT * FROM caught', low, high, part);
      ALTER TABLE ${table}_default ENABLE TRIGGER USER;
      EXECUTE format('ALTER TABLE ${table} ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', part, low, high);
      ${forEach.map((each) => `EXECUTE format('${each}', part);`).join('\n')}
      created = true;
    END LOOP;
    IF created THEN
      RETURN true;
    END IF;
    ${retention ? dropping(table, retention.needed) : ''}
    RETURN deleted = ${BATCH};
  END`

/** First who must stay is copied while the month can be read, then everybody has to wait for the moment of the exchange. */
const dropping = (table: string, needed: string) => `
    SELECT relname INTO part FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
      WHERE inhparent = '${table}'::regclass AND relname ~ '^${table}_\\d{4}_\\d{2}$'
        AND (${monthOf('relname')} + interval '1 month') AT TIME ZONE 'UTC' <= cutoff
      ORDER BY relname LIMIT 1;
    IF part IS NOT NULL THEN
      EXECUTE format('LOCK TABLE %I IN SHARE ROW EXCLUSIVE MODE', part);
      CREATE TABLE ${table}_kept (LIKE ${table});
      EXECUTE format('INSERT INTO ${table}_kept SELECT * FROM %I AS old WHERE ${quoted(needed)}', part) USING cutoff;
      EXECUTE format('ALTER TABLE ${table} DETACH PARTITION %I', part);
      INSERT INTO ${table} SELECT * FROM ${table}_kept;
      EXECUTE format('DROP TABLE %I, ${table}_kept', part);
      RETURN true;
    END IF;
    DELETE FROM ${table}_default WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${table}_default AS old WHERE (${needed.replaceAll('$1', 'cutoff')}) IS NOT TRUE
      LIMIT ${BATCH} FOR UPDATE SKIP LOCKED));
    GET DIAGNOSTICS deleted = ROW_COUNT;`

/** Escapes a part of a string that goes through format(). */
const quoted = (condition: string) => condition.replaceAll("'", "''").replaceAll('%', '%%')
