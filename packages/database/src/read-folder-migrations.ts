import { readdir } from 'node:fs/promises'
import type { Migration } from 'kysely/migration'

/** A file of a service's `migrations/`. */
export interface FolderMigration extends Migration {
  /** False of one that does what cannot be done or must not be undone in one transaction: concurrent index builds, backfills in batches. */
  transaction: boolean
}

const fileName = /^(\d{4})-[a-z0-9]+(-[a-z0-9]+)*\.ts$/

/**
 * Imports every migration of a folder, keyed by file name without `.ts`. One that exports `transaction = false` is not to run in one.
 *
 * @throws Error when a .ts file is misnamed, two share a number (their order would be an accident), or one has no `up`
 */
export async function readFolderMigrations(folder: URL): Promise<Record<string, FolderMigration>> {
  const base = folder.href.endsWith('/') ? folder : new URL(`${folder.href}/`)
  const files = (await readdir(base)).filter((file) => file.endsWith('.ts')).sort()
  checkNames(files)
  const migrations: Record<string, FolderMigration> = {}
  for (const file of files) {
    const module: Partial<FolderMigration> = await import(new URL(file, base).href)
    if (module.up === undefined) throw new Error(`migration ${file} exports no up()`)
    migrations[file.slice(0, -'.ts'.length)] = {
      up: module.up,
      transaction: module.transaction ?? true,
      ...(module.down && { down: module.down }),
    }
  }
  return migrations
}

function checkNames(files: string[]): void {
  const numbers = new Map<string, string>()
  for (const file of files) {
    const number = fileName.exec(file)?.[1]
    if (number === undefined) throw new Error(`migration ${file} is not named NNNN-kebab-case.ts`)
    const other = numbers.get(number)
    if (other !== undefined) throw new Error(`migrations ${other} and ${file} have the same number`)
    numbers.set(number, file)
  }
}
