import type { Kysely } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import { dropRemovals, dropRemovalsOfKept, findDueRemovals, postponeRemoval } from './photo-removals.sql.ts'
import type { PhotoVault } from './photo-vault.ts'

const MAX_AT_ONCE = 50
/** Bytes that can't be removed now are tried again after so long, behind those that can. */
const POSTPONED_MS = 5 * 60_000

/**
 * Removes the bytes of photos that are due, unless the photo is kept after all; several copies may do the same at once.
 *
 * @throws once all were tried, when bytes could not be removed
 */
export async function removePhotos(deps: {
  db: Kysely<AiestheTables>
  vault: PhotoVault
  now: Date
}): Promise<number> {
  const { db, vault, now } = deps
  await dropRemovalsOfKept(db, now)
  const photoIds = await findDueRemovals(db, now, MAX_AT_ONCE)
  const failures: unknown[] = []
  for (const photoId of photoIds) {
    try {
      await vault.remove(photoId)
      await dropRemovals(db, [photoId])
    } catch (error) {
      failures.push(error)
      await postponeRemoval(db, photoId, new Date(now.getTime() + POSTPONED_MS))
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} photos could not be removed: ${failures[0]}`)
  return photoIds.length
}
