import type { SupportContext } from '../../context.ts'
import { deleteUnsent, forgetRemoval, listRemovals } from './pictures.sql.ts'

const BATCH = 100
const UNSENT_MS = 24 * 60 * 60 * 1000

/** Removes the files of pictures whose rows are gone (R31), and pictures that nobody sent within a day. */
export async function removePictures({ db, clock, storage }: SupportContext): Promise<void> {
  await deleteUnsent(db, new Date(clock().getTime() - UNSENT_MS), BATCH)
  for (const storageKey of await listRemovals(db, BATCH)) {
    await storage.remove(storageKey)
    await forgetRemoval(db, storageKey)
  }
}
