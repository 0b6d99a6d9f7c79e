import type { SupportContext } from '../../context.ts'
import { abandonUploads, deleteRemoval, deleteUnsent, listRemovals } from './pictures.sql.ts'

const BATCH = 100
const UNSENT_MS = 24 * 60 * 60 * 1000
/** Longer than any upload takes: whoever stored a picture without a row by then has died or lost the connection. */
const ABANDONED_MS = 60 * 60 * 1000

/** Removes the files of pictures whose rows are gone or never came, and pictures that nobody sent within a day. */
export async function removePictures({ db, clock, storage }: SupportContext): Promise<void> {
  const now = clock()
  await deleteUnsent(db, new Date(now.getTime() - UNSENT_MS), BATCH)
  await abandonUploads(db, new Date(now.getTime() - ABANDONED_MS), now)
  for (const storageKey of await listRemovals(db, BATCH)) {
    await storage.remove(storageKey)
    await deleteRemoval(db, storageKey)
  }
}
