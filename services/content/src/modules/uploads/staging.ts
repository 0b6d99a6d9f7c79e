import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type MediaStorage, type S3Settings, s3ClientConfig } from '@hibiki/media-storage'
import { FileStore } from '@tus/file-store'
import { S3Store } from '@tus/s3-store'
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

const PART_BYTES = 8 * 1024 * 1024
const PARTS_AT_ONCE = 4

export function createDiskStaging(o: { folder: string; storage: MediaStorage }): Staging {
  const make = () => new FileStore({ directory: o.folder })
  return createStaging({ bucket: 'media', storage: o.storage, make, extras: ['.json', '.part'] }, () =>
    mkdir(join(o.folder, 'incoming'), { recursive: true }),
  )
}

export function createS3Staging(o: { settings: S3Settings; storage: MediaStorage }): Staging {
  const { bucket } = o.settings
  const make = () =>
    new S3Store({
      s3ClientConfig: { bucket, ...s3ClientConfig(o.settings) },
      partSize: PART_BYTES,
      maxConcurrentPartUploads: PARTS_AT_ONCE,
      useTags: false,
      // Another copy of the service may have changed what is kept in memory.
      cache: { get: async () => undefined, set: async () => {}, delete: async () => {} },
    })
  return createStaging({ bucket, storage: o.storage, make, extras: ['.info', '.part'] }, async () => {})
}

interface Part {
  bucket: string
  storage: MediaStorage
  make: () => DataStore
  /** Endings of what the store keeps beside an upload. */
  extras: readonly string[]
}

function createStaging({ bucket, storage, make, extras }: Part, prepare: () => Promise<unknown>): Staging {
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
