import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pRetry from 'p-retry'
import { withMigrationLock } from './migration-lock.ts'
import type { Database } from './open-database.ts'
import { type FolderMigration, readFolderMigrations } from './read-folder-migrations.ts'

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
 * Any number of replicas may call this concurrently: one lock per schema lets each migration run once. Pending migrations share one
 * transaction: after a failure none of them stays. One that exports `transaction = false` runs alone outside of any transaction after those
 * before it are committed; what it did before a failure stays, and it is run again from its beginning. A migration waits for no lock longer
 * than `lockTimeoutMs`; then it is rolled back and retried with backoff. A schema that is newer than the folder does not change.
 *
 * @returns names of the migrations this call applied; empty when another replica was first
 * @throws Error naming the migration that failed, with the database's error as its cause
 */
export async function migrate<DB>(options: {
  database: Database<DB>
  folder: URL
  lockTimeoutMs?: number
  retries?: number
  minRetryDelayMs?: number
}): Promise<string[]> {
  const { db, schema } = options.database
  const migrations = await readFolderMigrations(options.folder)
  const applied: string[] = []
  const lock = { schema, lockTimeoutMs: options.lockTimeoutMs ?? LOCK_TIMEOUT_MS }
  await pRetry(
    () =>
      withMigrationLock(db, lock, async (connection) => {
        const migrator = migratorOf(connection, schema, migrations)
        // The lock excludes other migrators, so migrating to the last one of a step only moves forward.
        for (const step of stepsOf(await pendingOf(migrator), migrations))
          applied.push(...(await migrateTo(migrator, schema, step)))
      }),
    {
      retries: options.retries ?? RETRIES,
      minTimeout: options.minRetryDelayMs ?? MIN_RETRY_DELAY_MS,
      maxTimeout: MAX_RETRY_DELAY_MS,
      shouldRetry: ({ error }) => RETRYABLE_CODES.includes(codeOf(error.cause)),
    },
  )
  return applied
}

/**
 * Requires that every migration of the folder has been applied, by whoever may change the schema; it changes nothing itself. A newer schema
 * is accepted: a new version migrates before its first replica starts, beside replicas of this version.
 *
 * @throws Error naming the missing migrations
 */
export async function requireMigrationsApplied<DB>({
  database,
  folder,
}: {
  database: Database<DB>
  folder: URL
}): Promise<void> {
  const { db, schema } = database
  const missing = await pendingOf(migratorOf(db, schema, await readFolderMigrations(folder)))
  if (missing.length > 0)
    throw new Error(`schema ${schema} lacks ${missing.join(', ')}: run the migrate job first`)
}

function migratorOf<DB>(db: Kysely<DB>, schema: string, migrations: Record<string, Migration>): Migrator {
  return new Migrator({
    db: db as Kysely<unknown>,
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: schema,
  })
}

async function pendingOf(migrator: Migrator): Promise<string[]> {
  const migrations = await migrator.getMigrations()
  return migrations.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name)
}

/** Migrations that are committed together. */
interface Step {
  last: string
  transaction: boolean
}

function stepsOf(pending: readonly string[], migrations: Record<string, FolderMigration>): Step[] {
  const steps: Step[] = []
  for (const last of pending) {
    const transaction = migrations[last]?.transaction ?? true
    if (transaction && steps.at(-1)?.transaction) steps.pop()
    steps.push({ last, transaction })
  }
  return steps
}

async function migrateTo(migrator: Migrator, schema: string, { last, transaction }: Step): Promise<string[]> {
  const { error, results = [] } = await migrator.migrateTo(last, { disableTransactions: !transaction })
  if (error === undefined) return results.map((result) => result.migrationName)
  const failed = results.find((result) => result.status === 'Error')
  const what = failed ? `migration ${failed.migrationName}` : 'migrations'
  const why = error instanceof Error ? error.message : String(error)
  throw new Error(`${what} of schema ${schema} failed: ${why}`, { cause: error })
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown } | undefined)?.code
}
