import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, type MigrationLockOptions, PostgresAdapter, PostgresDialect, sql } from 'kysely'

const RETRY_EVERY_MS = 250

/** Kysely's dialect of Postgres, with a lock of migrations of our own. */
export class MigrationLockDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new MigrationLockAdapter()
  }
}

/**
 * Allows one migrator at a time in each schema. It polls for the lock, because a statement that waits for it, as Kysely's own does, holds a
 * snapshot, and a concurrent index build waits for the end of all older snapshots: the two would wait for each other.
 */
class MigrationLockAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>, options: MigrationLockOptions): Promise<void> {
    while (!(await tryLock(db, options))) await sleep(RETRY_EVERY_MS)
  }

  override async releaseMigrationLock(db: Kysely<unknown>, options: MigrationLockOptions): Promise<void> {
    // A connection that was lost has lost the lock, too, and why it was lost is what the caller must hear.
    await sql`SELECT pg_advisory_unlock(${keyOf(options)})`.execute(db).catch(() => {})
  }
}

async function tryLock(db: Kysely<unknown>, options: MigrationLockOptions): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean
  }>`SELECT pg_try_advisory_lock(${keyOf(options)}) AS locked`.execute(db)
  return rows[0]?.locked ?? false
}

const keyOf = ({ lockTableSchema }: MigrationLockOptions) =>
  sql`hashtextextended(${`migrations of ${lockTableSchema}`}, 0)`

/**
 * Runs `work` on one connection that holds the lock of the schema's migrations; Kysely's migrator takes the same lock again inside. On this
 * connection no lock is waited for longer than `lockTimeoutMs`.
 */
export async function withMigrationLock<DB, T>(
  db: Kysely<DB>,
  { schema, lockTimeoutMs }: { schema: string; lockTimeoutMs: number },
  work: (connection: Kysely<DB>) => Promise<T>,
): Promise<T> {
  const { adapter } = db.getExecutor()
  const options = { lockTable: '', lockRowId: '', lockTableSchema: schema }
  return db.connection().execute(async (connection) => {
    await adapter.acquireMigrationLock(connection, options)
    try {
      await sql`SELECT set_config('lock_timeout', ${`${lockTimeoutMs}ms`}, false)`.execute(connection)
      return await work(connection)
    } finally {
      await sql`RESET lock_timeout`.execute(connection).catch(() => {})
      await adapter.releaseMigrationLock(connection, options)
    }
  })
}
