import { mkdir } from 'node:fs/promises'
import { createDiskStorage, type MediaStorage, type S3Settings, toS3Settings } from '@hibiki/media-storage'
import type { ContentSettings } from '../../config.ts'
import { createDiskStaging, type UploadStaging } from '../uploads/upload-staging.ts'

/** A bucket's files are cached up to this size. The cache needs no invalidation, because a sound never changes under its key. */
const CACHE_BYTES = 64 * 1024 * 1024

interface OpenStorage {
  storage: MediaStorage
  staging: UploadStaging
}

/**
 * Opens the storage of media and uploads that the settings name: a bucket, or a folder, which is created when it is missing.
 *
 * @throws an error for the operator when that place cannot be used
 */
export async function openMediaStorage(config: ContentSettings): Promise<OpenStorage> {
  const settings = toS3Settings(config)
  const opened = settings === null ? await openFolder(config.MEDIA_FOLDER) : await openBucket(settings)
  try {
    await opened.storage.check()
    return opened
  } catch (error) {
    await opened.storage.close()
    const setting = settings === null ? 'MEDIA_FOLDER' : 'S3_BUCKET'
    throw new Error(`${setting}: ${(error as Error).message}`)
  }
}

async function openFolder(folder: string): Promise<OpenStorage> {
  // A failure shows in the check that follows, which has a message for it.
  await mkdir(folder, { recursive: true }).catch(() => {})
  const storage = createDiskStorage({ folder })
  return { storage, staging: createDiskStaging({ folder, storage }) }
}

/** The libraries for buckets are loaded only where a bucket is used. */
async function openBucket(settings: S3Settings): Promise<OpenStorage> {
  const { createS3Storage } = await import('@hibiki/media-storage/s3')
  const { createS3Staging } = await import('../uploads/s3-staging.ts')
  const storage = createS3Storage(settings, { cacheBytes: CACHE_BYTES })
  return { storage, staging: createS3Staging({ settings, storage }) }
}
