import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { MediaStorage } from '@hibiki/media-storage'
import { FileStore } from '@tus/file-store'
import { type DataStore, Upload } from '@tus/server'

/** Stores uploads chunk by chunk before they are published, in the same place as the media so that both need only one. */
export interface UploadStaging {
  /** Clients receive this name as `bucket`. */
  bucket: string
  /** Returns the store that the tus server writes to, which is created when it is first needed. */
  store(): DataStore
  /** Begins an empty upload; without `bytes` the client sends the size later. */
  create(key: string, bytes: number | null): Promise<void>
  /** Stores the whole file at once. */
  put(key: string, bytes: Buffer): Promise<void>
  /** Returns how many bytes have arrived, or null when there is no upload. */
  getReceivedBytes(key: string): Promise<{ bytes: number; of: number | null } | null>
  /** Deletes all that is stored of an upload. */
  discard(key: string): Promise<void>
}

/** Returns the key of an upload's bytes in the media storage. */
export const toStagedKey = (key: string): string => `incoming/${key}`

export function createDiskStaging({
  folder,
  storage,
}: {
  folder: string
  storage: MediaStorage
}): UploadStaging {
  const make = () => new FileStore({ directory: folder })
  return createTusStaging({ bucket: 'media', storage, make, extras: ['.json', '.part'] }, () =>
    mkdir(join(folder, 'incoming'), { recursive: true }),
  )
}

interface Part {
  bucket: string
  storage: MediaStorage
  make: () => DataStore
  /** The store saves files with these endings beside an upload. */
  extras: readonly string[]
}

/** Creates a staging area on a store of the tus server; `prepare` runs before each new upload. */
export function createTusStaging(
  { bucket, storage, make, extras }: Part,
  prepare: () => Promise<unknown>,
): UploadStaging {
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
      await store().create(new Upload({ id: toStagedKey(key), offset: 0, ...size }))
    },
    async put(key, bytes) {
      await prepare()
      await storage.put(toStagedKey(key), Readable.from([bytes]))
    },
    async getReceivedBytes(key) {
      try {
        const { offset, size } = await store().getUpload(toStagedKey(key))
        return { bytes: offset, of: size ?? null }
      } catch (error) {
        if ((error as { status_code?: number }).status_code) return null
        throw error
      }
    },
    async discard(key) {
      // This aborts an unfinished multipart upload; for a finished one the store responds "not found".
      await store()
        .remove(toStagedKey(key))
        .catch(() => {})
      for (const ending of ['', ...extras]) await storage.remove(toStagedKey(key) + ending)
    },
  }
}
