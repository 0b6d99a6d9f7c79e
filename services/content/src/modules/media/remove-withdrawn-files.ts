import type { MediaStorage } from '@hibiki/media-storage'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import { lockContent } from '../catalogue/publishing.sql.ts'
import { findUnneededFiles, markFileRemoved } from './withdrawn-files.sql.ts'

/** Time to notice that a sound was withdrawn by mistake, while its file is still there. */
const GRACE_MS = 30 * 24 * 3_600_000
const FILES_AT_ONCE = 100

/**
 * Removes the files of sounds that were withdrawn thirty days ago. Rows stay, so that plays of the past keep their titles; who
 * uploads the same file again stores it again. Answers how many files were removed.
 */
export async function removeWithdrawnFiles(
  { db, storage }: { db: Kysely<ContentTables>; storage: MediaStorage },
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - GRACE_MS)
  let removed = 0
  for (const { id, storageKey, sha256 } of await findUnneededFiles(db, before, FILES_AT_ONCE)) {
    await db.transaction().execute(async (trx) => {
      // Whoever publishes the same file meanwhile waits, and stores it after it is gone.
      await lockContent(trx, sha256)
      if (!(await markFileRemoved(trx, id, before))) return
      await storage.remove(storageKey)
      removed++
    })
  }
  return removed
}
