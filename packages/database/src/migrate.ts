import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { folderMigrations } from './folder-migrations.ts'
import { type LockWaits, watchLockWaits } from './migrate-waits.ts'
import type { Database } from './open-database.ts'

/** While a migration waits for a table, everybody who comes later waits behind it: not longer than a call can bear. */
const LOCK_TIMEOUT_MS = 3_000
/** Between two tries, so that others get on: seven tries, a minute of pauses. */
const RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]

/** lock_not_available and deadlock_detected: somebody was in the way, who may be gone the next time. */
const inTheWay: unknown[] = ['55P03', '40P01']

/**
 * Applies the folder's pending migrations (`NNNN-name.ts`, each exporting `up(db)`) in the order of their names.
 *
 * Any number of copies may call this at the same time: Kysely's migrator holds an advisory lock, so each migration runs
 * once and the other copies wait. All pending migrations share one transaction: after a failure none of them stays. The
 * migrator's own tables live in the database's schema.
 *
 * A migration waits for no lock longer than `lockTimeoutMs`: then all is undone, others get on, and it is tried again after the
 * next of `pausesMs`. What a migration has locked already stays locked until it is undone or done. Copies wait longer for one
 * another, as long as each tries; when one gives up, the next has its try at once.
 *
 * @returns names of the migrations this call applied; empty when another copy was first
 * @throws Error naming the migration that failed, with the database's error as its cause; after the last try also what it
 *   waited for, and who holds that
 */
export async function migrate<DB>(o: {
  database: Database<DB>
  folder: URL
  lockTimeoutMs?: number
  retryDelaysMs?: readonly number[]
}): Promise<string[]> {
  const { database, lockTimeoutMs = LOCK_TIMEOUT_MS, retryDelaysMs = RETRY_DELAYS_MS } = o
  const waits = watchLockWaits({ database, everyMs: lockTimeoutMs / 5 })
  const migrator = new Migrator({
    db: database.db as Kysely<unknown>,
    provider: {
      getMigrations: async () => withLockTimeout(await folderMigrations(o.folder), lockTimeoutMs, waits),
    },
    migrationTableSchema: database.schema,
  })
  try {
    for (let tries = 1; ; tries += 1) {
      const { error, results = [] } = await migrator.migrateToLatest()
      if (error === undefined) return results.map((result) => result.migrationName)
      const pauseMs = retryDelaysMs[tries - 1]
      const isInTheWay = inTheWay.includes((error as { code?: unknown }).code)
      if (!isInTheWay || pauseMs === undefined) {
        const waited = `; tried ${tries} times, waited for ${(await waits.last()) ?? 'a lock'}`
        const why = `${error instanceof Error ? error.message : String(error)}${isInTheWay ? waited : ''}`
        const failed = results.find((result) => result.status === 'Error')
        const what = failed ? `migration ${failed.migrationName}` : 'migrations'
        throw new Error(`${what} of schema ${database.schema} failed: ${why}`, { cause: error })
      }
      await sleep(pauseMs)
    }
  } finally {
    await waits.close()
  }
}

/** Each migration sets the limit first, on the connection and in the transaction that it runs in. */
function withLockTimeout(
  migrations: Record<string, Migration>,
  lockTimeoutMs: number,
  waits: LockWaits,
): Record<string, Migration> {
  const limited = Object.entries(migrations).map(([name, { up, ...rest }]): [string, Migration] => [
    name,
    {
      ...rest,
      async up(db) {
        const { rows } = await sql<{ pid: number }>`
          SELECT pg_backend_pid() AS pid, set_config('lock_timeout', ${`${lockTimeoutMs}ms`}, true)`.execute(
          db,
        )
        await waits.during(rows[0]?.pid ?? 0, () => up(db))
      },
    },
  ])
  return Object.fromEntries(limited)
}
