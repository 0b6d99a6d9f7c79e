import { mkdir } from 'node:fs/promises'
import { bucketSettings, createDiskStorage, createS3Storage, type MediaStorage } from '@hibiki/media-storage'
import type { AiestheSettings } from '../../config.ts'

/**
 * Where encrypted photos are kept: in a bucket, or in a folder, which is made when missing.
 *
 * @throws a sentence for the operator when that place cannot be used
 */
export async function openStorage(config: AiestheSettings): Promise<MediaStorage> {
  const settings = bucketSettings(config)
  // Whether that worked is seen below, where there is a sentence for it.
  if (settings === null) await mkdir(config.FACE_FOLDER, { recursive: true, mode: 0o700 }).catch(() => {})
  const storage =
    settings === null ? createDiskStorage({ folder: config.FACE_FOLDER }) : createS3Storage(settings)
  try {
    await storage.check()
    return storage
  } catch (error) {
    await storage.close()
    throw new Error(`${settings === null ? 'FACE_FOLDER' : 'S3_BUCKET'}: ${(error as Error).message}`)
  }
}
