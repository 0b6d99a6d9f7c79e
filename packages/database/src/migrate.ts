import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { folderMigrations } from './folder-migrations.ts'
import type { Database } from './open-database.ts'

/**
 * Applies the folder's pending migrations (`NNNN-name.ts`, each exporting `up(db)`) in the order of their names.
 *
 * Any number of copies may call this at the same time: Kysely's migrator holds an advisory lock, so each migration runs
 * once and the other copies wait. All pending migrations share one transaction: after a failure none of them stays. The
 * migrator's own tables live in the database's schema.
 *
 * @returns names of the migrations this call applied; empty when another copy was first
 * @throws Error naming the migration that failed, with the database's error as its cause
 */
export async function migrate<DB>(o: { database: Database<DB>; folder: URL }): Promise<string[]> {
  const migrator = new Migrator({
    db: o.database.db as Kysely<unknown>,
    provider: { getMigrations: () => folderMigrations(o.folder) },
    migrationTableSchema: o.database.schema,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) {
    const failed = results.find((result) => result.status === 'Error')
    const what = failed ? `migration ${failed.migrationName}` : 'migrations'
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`${what} of schema ${o.database.schema} failed: ${why}`, { cause: error })
  }
  return results.map((result) => result.migrationName)
}
