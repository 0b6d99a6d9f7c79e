import { isTracing } from '@hibiki/tracing'
import { Kysely } from 'kysely'
import pg from 'pg'
import { MigrationLockDialect } from './migration-lock.ts'
import { findStatementName } from './prepare-query.ts'
import { createQueryTracer } from './query-tracer.ts'
import { typeParsers } from './type-parsers.ts'

/** A connection pool bound to one schema, with its typed query builder. */
export interface Database<DB> {
  db: Kysely<DB>
  pool: pg.Pool
  schema: string
  /** Waits for running queries, then ends the pool. Safe to call more than once. */
  close(): Promise<void>
}

/**
 * Opens a pool whose `search_path` is `schema` alone, so that unqualified names can only mean the service's own tables.
 *
 * Returned values: int8 → number, date → 'YYYY-MM-DD', timestamptz → Date. No connection is opened before the first query; a query that
 * gets none within 10 s rejects.
 *
 * @param options.maxConnections pool size, 10 by default
 * @param options.applicationName shown in `pg_stat_activity`
 * @param options.queryTimeoutMs after this time without a response a query rejects and its connection is dropped; unlimited by default
 */
export function openDatabase<DB>(options: {
  url: string
  schema: string
  maxConnections?: number
  applicationName: string
  queryTimeoutMs?: number
}): Database<DB> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 10,
    application_name: options.applicationName,
    options: `-c search_path=${pg.escapeIdentifier(options.schema)}`,
    types: typeParsers,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    Client: ServiceClient,
    ...(options.queryTimeoutMs && { query_timeout: options.queryTimeoutMs }),
  })
  ignoreConnectionErrors(pool)
  const db = new Kysely<DB>({
    dialect: new MigrationLockDialect({ pool }),
    ...(isTracing() && { log: createQueryTracer(options.schema) }),
  })
  let closing: Promise<void> | undefined
  return {
    db,
    pool,
    schema: options.schema,
    close() {
      closing ??= pool.end()
      return closing
    },
  }
}

/**
 * A query that pg timed out still occupies its connection, and what follows on it, such as the rollback, would wait behind it. So the
 * connection ends with it, and the pool makes another one. Statements of `prepareQuery` get their names here, which Kysely cannot pass on.
 */
class ServiceClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's overloads cannot be forwarded in another way
  override query(...args: any[]): any {
    const [text, values] = args
    const name = typeof text === 'string' ? findStatementName(text) : undefined
    const result: unknown = Reflect.apply(
      super.query,
      this,
      name === undefined ? args : [{ name, text, values }],
    )
    if (result instanceof Promise)
      result.catch((error: Error) => {
        if (error.message === 'Query read timeout') void this.end()
      })
    return result
  }
}

/**
 * Keeps the loss of a connection (a restart of Postgres) from ending the process, be it idle or between two statements of a
 * transaction. The pool replaces it, and the next query of a caller that was using it rejects.
 */
export function ignoreConnectionErrors(pool: pg.Pool): void {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
}
