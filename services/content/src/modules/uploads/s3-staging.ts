import type { MediaStorage, S3Settings } from '@hibiki/media-storage'
import { toS3ClientConfig } from '@hibiki/media-storage/s3'
import { S3Store } from '@tus/s3-store'
import { createTusStaging, type UploadStaging } from './upload-staging.ts'

const PART_BYTES = 8 * 1024 * 1024
const PARTS_AT_ONCE = 4

/** Stages uploads in the bucket of the media. */
export function createS3Staging({
  settings,
  storage,
}: {
  settings: S3Settings
  storage: MediaStorage
}): UploadStaging {
  const { bucket } = settings
  const make = () =>
    new S3Store({
      s3ClientConfig: { bucket, ...toS3ClientConfig(settings) },
      partSize: PART_BYTES,
      maxConcurrentPartUploads: PARTS_AT_ONCE,
      useTags: false,
      // Another replica may have changed the upload since it was cached.
      cache: { get: async () => undefined, set: async () => {}, delete: async () => {} },
    })
  return createTusStaging({ bucket, storage, make, extras: ['.info', '.part'] }, async () => {})
}
