import type { Kysely } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import { removeBytesOfDuePhotos } from './photo-removals.sql.ts'
import type { PhotoVault } from './photo-vault.ts'

/**
 * Deletes the bytes of photos that are due, unless the photo is kept after all.
 *
 * @throws after all were tried, when bytes could not be deleted
 */
export function removeDuePhotos({
  db,
  vault,
  now,
}: {
  db: Kysely<AiestheTables>
  vault: PhotoVault
  now: Date
}): Promise<number> {
  return removeBytesOfDuePhotos({ db, removeBytes: vault.remove, now })
}
