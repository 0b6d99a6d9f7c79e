import { mkdir } from 'node:fs/promises'
import { bucketSettings, createDiskStorage, createS3Storage, type MediaStorage } from '@hibiki/media-storage'
import type { ContentSettings } from '../../config.ts'
import { createDiskStaging, createS3Staging, type Staging } from '../uploads/staging.ts'

/** Of a bucket kept in memory, as of a folder: a sound never changes under its key. */
const CACHE_BYTES = 64 * 1024 * 1024

/**
 * Media and arriving uploads where the settings say: in a bucket, or in a folder, which is made when missing.
 *
 * @throws a sentence for the operator when that place cannot be used
 */
export async function openStorage(
  config: ContentSettings,
): Promise<{ storage: MediaStorage; staging: Staging }> {
  const settings = bucketSettings(config)
  // Whether that worked is seen below, where there is a sentence for it.
  if (settings === null) await mkdir(config.MEDIA_FOLDER, { recursive: true }).catch(() => {})
  const storage =
    settings === null
      ? createDiskStorage({ folder: config.MEDIA_FOLDER })
      : createS3Storage(settings, { cacheBytes: CACHE_BYTES })
  try {
    await storage.check()
  } catch (error) {
    await storage.close()
    const setting = settings === null ? 'MEDIA_FOLDER' : 'S3_BUCKET'
    throw new Error(`${setting}: ${(error as Error).message}`)
  }
  const staging =
    settings === null
      ? createDiskStaging({ folder: config.MEDIA_FOLDER, storage })
      : createS3Staging({ settings, storage })
  return { storage, staging }
}
