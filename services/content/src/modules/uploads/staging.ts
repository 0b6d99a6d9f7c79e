import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { MediaStorage } from '@hibiki/media-storage'
import { FileStore } from '@tus/file-store'
import { type DataStore, Upload } from '@tus/server'

/** Where uploads arrive, piece by piece, before they are media: beside the media, so that both need one place only. */
export interface Staging {
  /** Told to clients as `bucket`. */
  bucket: string
  /** What the tus server writes to; made when it is needed first. */
  store(): DataStore
  /** Begins an empty upload; without `bytes` the client says later how many there will be. */
  create(key: string, bytes: number | null): Promise<void>
  /** The whole file at once. */
  put(key: string, bytes: Buffer): Promise<void>
  /** How much is there; null when nothing is. */
  received(key: string): Promise<{ bytes: number; of: number | null } | null>
  /** Removes all that is left of an upload. */
  discard(key: string): Promise<void>
}

/** The key of an upload's bytes in the media storage. */
export const stagedKey = (key: string): string => `incoming/${key}`

export function createDiskStaging({ folder, storage }: { folder: string; storage: MediaStorage }): Staging {
  const make = () => new FileStore({ directory: folder })
  return createStaging({ bucket: 'media', storage, make, extras: ['.json', '.part'] }, () =>
    mkdir(join(folder, 'incoming'), { recursive: true }),
  )
}

interface Part {
  bucket: string
  storage: MediaStorage
  make: () => DataStore
  /** Endings of what the store keeps beside an upload. */
  extras: readonly string[]
}

/** Staging on a store of the tus server; `prepare` runs before something new arrives. */
export function createStaging(
  { bucket, storage, make, extras }: Part,
  prepare: () => Promise<unknown>,
): Staging {
  let made: DataStore | null = null
  const store = () => {
    made ??= make()
    return made
  }
  return {
    bucket,
    store,
    async create(key, bytes) {
      await prepare()
      const size = bytes === null ? {} : { size: bytes }
      await store().create(new Upload({ id: stagedKey(key), offset: 0, ...size }))
    },
    async put(key, bytes) {
      await prepare()
      await storage.put(stagedKey(key), Readable.from([bytes]))
    },
    async received(key) {
      try {
        const { offset, size } = await store().getUpload(stagedKey(key))
        return { bytes: offset, of: size ?? null }
      } catch (error) {
        if ((error as { status_code?: number }).status_code) return null
        throw error
      }
    },
    async discard(key) {
      // Ends an unfinished multipart upload; says "not found" of a finished one.
      await store()
        .remove(stagedKey(key))
        .catch(() => {})
      for (const ending of ['', ...extras]) await storage.remove(stagedKey(key) + ending)
    },
  }
}
