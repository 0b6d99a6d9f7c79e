import { createOpenFiles } from './open-files.ts'
import { sendBytes } from './send-bytes.ts'
import type { MediaStorage } from './storage.ts'
import { storagePath } from './storage-path.ts'

export interface DiskStorage extends MediaStorage {
  /** Files somebody is reading now; 0 when everybody is gone, or files leak. */
  openFilesInUse(): number
}

/**
 * Media files in a folder of this machine.
 *
 * @param o.maxIdleFiles unused files kept open, 64 by default
 * @param o.idleMs for how long, 10 s by default
 */
export function createDiskStorage(o: {
  folder: string
  maxIdleFiles?: number
  idleMs?: number
}): DiskStorage {
  const files = createOpenFiles({ maxIdle: o.maxIdleFiles ?? 64, idleMs: o.idleMs ?? 10_000 })
  return {
    async send({ storageKey, start, end }, answer, begin) {
      const { fd, release } = await files.acquire(storagePath(o.folder, storageKey))
      try {
        await sendBytes({ fd, start, end, answer, begin })
      } finally {
        release()
      }
    },
    close: () => files.closeAll(),
    openFilesInUse: () => files.count().inUse,
  }
}
