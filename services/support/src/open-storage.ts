import { mkdir } from 'node:fs/promises'
import { createDiskStorage, createS3Storage, type MediaStorage } from '@hibiki/media-storage'
import { type SupportSettings, s3Settings } from './config.ts'

/**
 * Where pictures are stored: in a bucket, or in a folder, which is made when missing.
 *
 * @throws a sentence for the operator when that place cannot be used
 */
export async function openStorage(config: SupportSettings): Promise<MediaStorage> {
  const settings = s3Settings(config)
  // Whether that worked is seen below, where there is a sentence for it.
  if (settings === null) await mkdir(config.PICTURE_FOLDER, { recursive: true, mode: 0o700 }).catch(() => {})
  const storage =
    settings === null ? createDiskStorage({ folder: config.PICTURE_FOLDER }) : createS3Storage(settings)
  try {
    await storage.check()
    return storage
  } catch (error) {
    await storage.close()
    throw new Error(`${settings === null ? 'PICTURE_FOLDER' : 'S3_BUCKET'}: ${(error as Error).message}`)
  }
}
