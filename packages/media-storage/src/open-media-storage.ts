import { mkdir } from 'node:fs/promises'
import { type BucketSettings, toS3Settings } from './bucket-settings.ts'
import { createDiskStorage } from './disk-storage.ts'
import type { MediaStorage } from './media-storage.ts'
import type { S3Settings } from './s3-settings.ts'

/**
 * Opens the storage of private files: the bucket of the settings, or the folder that the setting `folderSetting` names, which is
 * made when missing, for its owner only. The library of buckets is loaded only where there is one.
 *
 * @throws a sentence for the operator, with the name of the setting, when that place cannot be used
 */
export async function openMediaStorage<FolderSetting extends string>({
  config,
  folderSetting,
}: {
  config: BucketSettings & Record<FolderSetting, string>
  folderSetting: FolderSetting
}): Promise<MediaStorage> {
  const settings = toS3Settings(config)
  const folder = config[folderSetting]
  // The check below reports whether this worked, with a sentence.
  if (settings === null) await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => {})
  const storage = settings === null ? createDiskStorage({ folder }) : await openBucket(settings)
  try {
    await storage.check()
    return storage
  } catch (error) {
    await storage.close()
    throw new Error(`${settings === null ? folderSetting : 'S3_BUCKET'}: ${(error as Error).message}`)
  }
}

async function openBucket(settings: S3Settings): Promise<MediaStorage> {
  const { createS3Storage } = await import('./s3-storage.ts')
  return createS3Storage(settings)
}
