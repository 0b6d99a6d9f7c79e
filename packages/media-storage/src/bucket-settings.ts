import { requireUrl } from '@hibiki/http'
import { type Static, Type } from 'typebox'
import type { S3Settings } from './s3-settings.ts'

/** Settings of a service that keeps its files in a bucket where one is named. */
export const bucketSettingsProperties = {
  S3_ENDPOINT: Type.Optional(Type.String()),
  S3_BUCKET: Type.Optional(Type.String()),
  S3_REGION: Type.Optional(Type.String()),
  S3_ACCESS_KEY_ID: Type.Optional(Type.String()),
  S3_SECRET_ACCESS_KEY: Type.Optional(Type.String()),
}

const Settings = Type.Object(bucketSettingsProperties)
export type BucketSettings = Static<typeof Settings>

/** Checks the settings of a bucket that is named. Throws a sentence that names the wrong variable. */
export function validateBucketSettings(config: BucketSettings): void {
  if (config.S3_ENDPOINT) requireUrl('S3_ENDPOINT', config.S3_ENDPOINT, ['http:', 'https:'])
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    if (!config[name]) throw new Error(`${name} must be set where S3_BUCKET is`)
}

/** Returns how the bucket is reached; null where none is named and files are in a folder. */
export function toS3Settings(config: BucketSettings): S3Settings | null {
  if (!config.S3_BUCKET) return null
  return {
    endpoint: config.S3_ENDPOINT ?? '',
    region: config.S3_REGION || 'us-east-1',
    bucket: config.S3_BUCKET,
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
  }
}
