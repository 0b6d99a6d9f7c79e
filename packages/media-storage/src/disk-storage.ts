import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { MediaStorage } from './media-storage.ts'
import { createOpenFilePool } from './open-file-pool.ts'
import { createPieceCache, PIECE_BYTES } from './piece-cache.ts'
import { sendBytes } from './send-bytes.ts'
import { requireSafeStorageKey, toStoragePath } from './storage-path.ts'

/** A storage in a folder, which also counts its open files. */
export interface DiskStorage extends MediaStorage {
  /** Returns the number of files in use; 0 when nobody reads, otherwise files leak. */
  countOpenFilesInUse(): number
}

/** The maximum memory for contents of open files. */
const CACHE_BYTES = 64 * 1024 * 1024
/** The maximum number of unused files that stay open. */
const MAX_IDLE_FILES = 64

/** The temporary file lies beside its target, so that it moves in one step; the next attempt overwrites what a kill leaves. */
const UNFINISHED = '.part'

/**
 * Media files in a folder of this machine, or one that several machines share.
 *
 * @param options.idleMs how long an unused file stays open, 10 s by default
 */
export function createDiskStorage({ idleMs, folder }: { folder: string; idleMs?: number }): DiskStorage {
  const cache = createPieceCache({ maxPieces: Math.floor(CACHE_BYTES / PIECE_BYTES) })
  const files = createOpenFilePool({ maxIdle: MAX_IDLE_FILES, idleMs: idleMs ?? 10_000, cache })
  const pathOf = (storageKey: string) => toStoragePath(folder, storageKey)
  return {
    async send({ storageKey, start, end }, response, begin) {
      const { pieces, release } = await files.acquire(pathOf(storageKey))
      try {
        await sendBytes({ pieces, start, end, answer: response, begin })
      } finally {
        release()
      }
    },
    async put(storageKey, bytes) {
      const path = pathOf(storageKey)
      const unfinished = path + UNFINISHED
      await mkdir(dirname(path), { recursive: true })
      try {
        await write(unfinished, bytes)
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async *read({ storageKey, start, end }) {
      let left = end - start + 1
      for await (const piece of createReadStream(pathOf(storageKey), { start, end })) {
        left -= piece.length
        yield piece
      }
      if (left > 0) throw new Error('media file is shorter than asked')
    },
    locate: async (storageKey) => `/${requireSafeStorageKey(storageKey)}`,
    async findSize(storageKey) {
      const found = await stat(pathOf(storageKey)).catch(ignoreMissing)
      return found?.size ?? null
    },
    async remove(storageKey) {
      await rm(pathOf(storageKey), { force: true })
    },
    async removeFolder(folder) {
      await rm(pathOf(folder), { recursive: true, force: true })
    },
    withFile: (storageKey, use) => use(pathOf(storageKey)),
    async check() {
      const found = await stat(folder).catch(ignoreMissing)
      if (!found?.isDirectory()) throw new Error(`there is no folder ${folder}`)
    },
    close: () => files.closeAll(),
    countOpenFilesInUse: () => files.count().inUse,
  }
}

async function write(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'w')
  try {
    for await (const piece of bytes) await file.writeFile(piece)
    await file.datasync()
  } finally {
    await file.close()
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
