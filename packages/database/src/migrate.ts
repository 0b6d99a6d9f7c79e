import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pRetry from 'p-retry'
import { folderMigrations } from './folder-migrations.ts'
import type { Database } from './open-database.ts'

/** While a migration waits for a table, all later callers wait behind it: not longer than a call can bear. */
const LOCK_TIMEOUT_MS = 3_000
/** Pauses of 1, 2, 4 … seconds between the tries, a minute in all, so that others get on. */
const RETRIES = 6
const MIN_RETRY_DELAY_MS = 1_000
const MAX_RETRY_DELAY_MS = 30_000

/** lock_not_available and deadlock_detected. */
const RETRYABLE_CODES: unknown[] = ['55P03', '40P01']

/**
 * Applies the folder's pending migrations (`NNNN-name.ts`, each exporting `up(db)`) in the order of their names.
 *
 * Any number of copies may call this at the same time: Kysely's migrator holds an advisory lock, so each migration runs once. All
 * pending migrations share one transaction: after a failure none of them stays. A migration waits for no lock longer than
 * `lockTimeoutMs`; then everything is undone and retried with backoff.
 *
 * @returns names of the migrations this call applied; empty when another copy was first
 * @throws Error naming the migration that failed, with the database's error as its cause
 */
export async function migrate<DB>(o: {
  database: Database<DB>
  folder: URL
  lockTimeoutMs?: number
  retries?: number
  minRetryDelayMs?: number
}): Promise<string[]> {
  const { database, lockTimeoutMs = LOCK_TIMEOUT_MS } = o
  const migrator = migratorOf(database, async () =>
    withLockTimeout(await folderMigrations(o.folder), lockTimeoutMs),
  )
  return pRetry(() => migrateOnce(migrator, database.schema), {
    retries: o.retries ?? RETRIES,
    minTimeout: o.minRetryDelayMs ?? MIN_RETRY_DELAY_MS,
    maxTimeout: MAX_RETRY_DELAY_MS,
    shouldRetry: ({ error }) => RETRYABLE_CODES.includes(codeOf(error.cause)),
  })
}

/**
 * Makes sure that every migration of the folder has been applied, by whoever may change the schema; changes nothing itself. A schema that is
 * ahead is right: a new version's migrations run before its first copy, beside copies of this one.
 *
 * @throws Error naming the migrations that are missing
 */
export async function expectMigrations<DB>(o: { database: Database<DB>; folder: URL }): Promise<void> {
  const migrations = await migratorOf(o.database, () => folderMigrations(o.folder)).getMigrations()
  const missing = migrations.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name)
  if (missing.length > 0)
    throw new Error(`schema ${o.database.schema} lacks ${missing.join(', ')}: run the migrate job first`)
}

function migratorOf<DB>(
  database: Database<DB>,
  getMigrations: () => Promise<Record<string, Migration>>,
): Migrator {
  return new Migrator({
    db: database.db as Kysely<unknown>,
    provider: { getMigrations },
    migrationTableSchema: database.schema,
  })
}

async function migrateOnce(migrator: Migrator, schema: string): Promise<string[]> {
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error === undefined) return results.map((result) => result.migrationName)
  const failed = results.find((result) => result.status === 'Error')
  const what = failed ? `migration ${failed.migrationName}` : 'migrations'
  const why = error instanceof Error ? error.message : String(error)
  throw new Error(`${what} of schema ${schema} failed: ${why}`, { cause: error })
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown } | undefined)?.code
}

/** Each migration sets the limit first, on the connection and in the transaction that it runs in. */
function withLockTimeout(
  migrations: Record<string, Migration>,
  lockTimeoutMs: number,
): Record<string, Migration> {
  const limited = Object.entries(migrations).map(([name, { up, ...rest }]): [string, Migration] => [
    name,
    {
      ...rest,
      async up(db) {
        await sql`SELECT set_config('lock_timeout', ${`${lockTimeoutMs}ms`}, true)`.execute(db)
        await up(db)
      },
    },
  ])
  return Object.fromEntries(limited)
}
