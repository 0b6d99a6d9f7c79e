import type { SupportContext } from '../../context.ts'
import { deleteUnsentFiles } from './attached-files.sql.ts'
import {
  deletePictureRemoval,
  listPictureRemovals,
  scheduleRemovalOfAbandonedUploads,
} from './pictures.sql.ts'

const BATCH = 100
const UNSENT_MS = 24 * 60 * 60 * 1000
/** No upload takes this long, so one without a row by then was interrupted. */
const ABANDONED_MS = 60 * 60 * 1000

/** Deletes pictures and documents that were not sent within a day, and the files whose row was deleted or never inserted. */
export async function removeUnusedFiles({ db, clock, storage }: SupportContext): Promise<void> {
  const now = clock()
  const unsent = { before: new Date(now.getTime() - UNSENT_MS), limit: BATCH }
  await deleteUnsentFiles(db, 'pictures', unsent)
  await deleteUnsentFiles(db, 'documents', unsent)
  await scheduleRemovalOfAbandonedUploads(db, new Date(now.getTime() - ABANDONED_MS), now)
  for (const storageKey of await listPictureRemovals(db, BATCH)) {
    await storage.remove(storageKey)
    await deletePictureRemoval(db, storageKey)
  }
}
