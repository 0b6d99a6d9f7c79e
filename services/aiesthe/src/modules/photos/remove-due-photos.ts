import type { Kysely } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import {
  cancelRemovalsOfKeptPhotos,
  deletePhotoRemovals,
  listDuePhotoRemovals,
  postponePhotoRemoval,
} from './photo-removals.sql.ts'
import type { PhotoVault } from './photo-vault.ts'

const MAX_AT_ONCE = 50
/** Bytes that cannot be deleted are retried after this long, behind the others. */
const POSTPONED_MS = 5 * 60_000

/**
 * Deletes the bytes of photos that are due, unless the photo is kept after all. Several replicas may run this at the same time.
 *
 * @throws after all were tried, when bytes could not be deleted
 */
export async function removeDuePhotos(deps: {
  db: Kysely<AiestheTables>
  vault: PhotoVault
  now: Date
}): Promise<number> {
  const { db, vault, now } = deps
  await cancelRemovalsOfKeptPhotos(db, now)
  const photoIds = await listDuePhotoRemovals(db, now, MAX_AT_ONCE)
  const failures: unknown[] = []
  for (const photoId of photoIds) {
    try {
      await vault.remove(photoId)
      await deletePhotoRemovals(db, [photoId])
    } catch (error) {
      failures.push(error)
      await postponePhotoRemoval(db, photoId, new Date(now.getTime() + POSTPONED_MS))
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} photos could not be removed: ${failures[0]}`)
  return photoIds.length
}
