import type { Kysely } from 'kysely'
import type { AiestheTables } from '../db/schema.ts'
import type { PhotoVault } from '../photos/photo-vault.ts'
import { dropRemovals, findDueRemovals } from '../repositories/photo-removals.ts'

const MOST_AT_ONCE = 50

/** Removes the bytes of photos that are due; several copies may do the same at once. */
export async function removePhotos(deps: {
  db: Kysely<AiestheTables>
  vault: PhotoVault
  now: Date
}): Promise<number> {
  const photoIds = await findDueRemovals(deps.db, deps.now, MOST_AT_ONCE)
  for (const photoId of photoIds) {
    await deps.vault.remove(photoId)
    await dropRemovals(deps.db, [photoId])
  }
  return photoIds.length
}
