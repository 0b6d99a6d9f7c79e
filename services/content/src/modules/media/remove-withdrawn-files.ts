import type { MediaStorage } from '@hibiki/media-storage'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import { lockContentHash } from '../catalogue/publishing.sql.ts'
import { listUnneededMediaFiles, setMediaFileRemoved } from './withdrawn-files.sql.ts'

/** This leaves time to notice a withdrawal by mistake while the file still exists. */
const GRACE_MS = 30 * 24 * 3_600_000
const FILES_AT_ONCE = 100

/**
 * Removes the files of sounds that were withdrawn thirty days ago. Their rows stay, so that past plays keep their titles; a new upload of the
 * same file stores it again. Returns how many files were removed.
 */
export async function removeWithdrawnFiles(
  { db, storage }: { db: Kysely<ContentTables>; storage: MediaStorage },
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - GRACE_MS)
  let removed = 0
  for (const { id, storageKey, sha256 } of await listUnneededMediaFiles(db, before, FILES_AT_ONCE)) {
    await db.transaction().execute(async (trx) => {
      // A concurrent publication of the same file waits for this lock and stores the file again after its removal.
      await lockContentHash(trx, sha256)
      if (!(await setMediaFileRemoved(trx, id, before))) return
      await storage.remove(storageKey)
      removed++
    })
  }
  return removed
}
