import { read as readFile } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createOpenFiles } from './open-files.ts'
import type { MediaStorage, OpenMedia } from './storage.ts'

/** Bytes read at a time: large enough that a read's cost is copying, small enough for thousands of slow listeners. */
export const PIECE_BYTES = 256 * 1024

const read = promisify(readFile)
const SAFE_KEY = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/

export interface DiskStorage extends MediaStorage {
  /** Files somebody is reading now; 0 when everybody is gone, or files leak. */
  openFilesInUse(): number
}

/** Media files in a folder of this machine. */
export function createDiskStorage(o: {
  folder: string
  maxIdleFiles?: number
  idleMs?: number
}): DiskStorage {
  const files = createOpenFiles({ maxIdle: o.maxIdleFiles ?? 64, idleMs: o.idleMs ?? 10_000 })
  return {
    async open(storageKey) {
      const { fd, release } = await files.acquire(pathOf(o.folder, storageKey))
      return {
        read: (start, length) => readExactly(fd, start, length),
        stream: (start, end) => streamPieces(fd, start, end, release),
        release,
      } satisfies OpenMedia
    },
    close: () => files.closeAll(),
    openFilesInUse: () => files.count().inUse,
  }
}

/** Keys come from our own rows, yet no key may ever lead out of the folder. */
export function pathOf(folder: string, storageKey: string): string {
  const root = resolve(folder)
  const path = join(root, storageKey)
  if (!SAFE_KEY.test(storageKey) || !path.startsWith(root + sep)) throw new Error('unsafe storage key')
  return path
}

async function readExactly(fd: number, start: number, length: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(length)
  for (let filled = 0; filled < length; ) {
    const { bytesRead } = await read(fd, buffer, filled, length - filled, start + filled)
    if (bytesRead === 0) throw new Error('media file is shorter than its row says')
    filled += bytesRead
  }
  return buffer
}

function streamPieces(fd: number, start: number, end: number, release: () => void): Readable {
  let position = start
  let reading: Promise<void> | null = null
  return new Readable({
    highWaterMark: PIECE_BYTES,
    read() {
      if (position > end) {
        this.push(null)
        return
      }
      const length = Math.min(PIECE_BYTES, end - position + 1)
      reading = readExactly(fd, position, length).then(
        (piece) => {
          position += length
          this.push(piece)
        },
        (error) => {
          this.destroy(error)
        },
      )
    },
    destroy(error, callback) {
      // The file must not be closed under a read that is still running.
      Promise.resolve(reading).then(() => {
        release()
        callback(error)
      })
    },
  })
}
