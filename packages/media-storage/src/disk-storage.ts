import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { MediaStorage } from './media-storage.ts'
import { createOpenFilePool } from './open-file-pool.ts'
import { PIECE_BYTES } from './piece-cache.ts'
import { type BytesInMemory, sendBytes } from './send-bytes.ts'
import { requireSafeStorageKey, toStoragePath } from './storage-path.ts'

/** A storage in a folder, which also counts its open files. */
export interface DiskStorage extends MediaStorage {
  /** Returns the number of files in use; 0 when nobody reads, otherwise files leak. */
  countOpenFilesInUse(): number
}

/** The maximum number of unused buffers that stay allocated. */
const MAX_FREE_BUFFERS = 64
/** The maximum number of unused files that stay open. */
const MAX_IDLE_FILES = 64

/**
 * The temporary file lies beside its target, so that it moves in one step, and each writer has its own. A later `put` of the same key
 * removes what a kill leaves.
 */
const toUnfinishedPath = (path: string) => `${path}.${randomUUID()}.part`
const UNFINISHED_ENDING = /^\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.part$/
/** A file that has not grown for this long has no writer any more. */
const ABANDONED_AFTER_MS = 24 * 3_600_000

/**
 * Media files in a folder of this machine, or one that several machines share.
 *
 * @param options.idleMs how long an unused file stays open, 10 s by default
 */
export function createDiskStorage({ idleMs, folder }: { folder: string; idleMs?: number }): DiskStorage {
  const files = createOpenFilePool({ maxIdle: MAX_IDLE_FILES, idleMs: idleMs ?? 10_000 })
  const pathOf = (storageKey: string) => toStoragePath(folder, storageKey)
  const freeBuffers: Buffer[] = []

  /** Buffers are used again, because allocating and collecting one costs more than reading into it. */
  async function read(file: FileHandle, start: number, end: number): Promise<BytesInMemory> {
    const buffer = freeBuffers.pop() ?? Buffer.allocUnsafeSlow(PIECE_BYTES)
    const release = (wasSent: boolean) => {
      if (wasSent && freeBuffers.length < MAX_FREE_BUFFERS) freeBuffers.push(buffer)
    }
    try {
      const { bytesRead } = await file.read(buffer, 0, Math.min(PIECE_BYTES, end - start + 1), start)
      return { bytes: buffer.subarray(0, bytesRead), release }
    } catch (error) {
      release(true)
      throw error
    }
  }

  return {
    async send({ storageKey, start, end }, response, begin) {
      const { file, release } = await files.acquire(pathOf(storageKey))
      try {
        await sendBytes({ read: (from, to) => read(file, from, to), start, end, answer: response, begin })
      } finally {
        release()
      }
    },
    async put(storageKey, bytes) {
      const path = pathOf(storageKey)
      const unfinished = toUnfinishedPath(path)
      await mkdir(dirname(path), { recursive: true })
      await removeAbandoned(path)
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

async function removeAbandoned(path: string): Promise<void> {
  const folder = dirname(path)
  const name = basename(path)
  for (const file of await readdir(folder)) {
    if (!file.startsWith(name) || !UNFINISHED_ENDING.test(file.slice(name.length))) continue
    const found = await stat(join(folder, file)).catch(ignoreMissing)
    if (found && found.mtimeMs < Date.now() - ABANDONED_AFTER_MS)
      await rm(join(folder, file), { force: true })
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
