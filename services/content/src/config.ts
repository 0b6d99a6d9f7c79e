import { mailSettingsProperties } from '@hibiki/mail'
import { bucketSettingsProperties, validateBucketSettings } from '@hibiki/media-storage'
import { publicOriginSettingSchema, requireSecrets } from '@hibiki/service'
import { type Static, Type } from 'typebox'

/** These settings add to those of every service; docs/operations.md describes each. */
export const configProperties = {
  PUBLIC_ORIGIN: publicOriginSettingSchema,
  ...mailSettingsProperties,
  MEDIA_FOLDER: Type.String({ default: '' }),
  MEDIA_KEY: Type.String({ minLength: 1 }),
  MEDIA_BY_GATEWAY: Type.Boolean({ default: false }),
  MEDIA_BY_EDGE: Type.Boolean({ default: false }),
  ...bucketSettingsProperties,
}

const Settings = Type.Object(configProperties)
export type ContentSettings = Static<typeof Settings>

/** Throws an error that names the wrong variable. Media are in a bucket where one is named, otherwise in a folder. */
export function validateConfig(config: ContentSettings): void {
  requireSecrets('MEDIA_KEY', config.MEDIA_KEY)
  if (config.S3_BUCKET) validateBucketSettings(config)
  else checkFolder(config)
  if (config.S3_BUCKET && config.MEDIA_BY_GATEWAY)
    throw new Error('MEDIA_BY_GATEWAY must be false where S3_BUCKET is set: the gateway reads folders only')
}

function checkFolder(config: ContentSettings): void {
  if (config.MEDIA_FOLDER === '')
    throw new Error('MEDIA_FOLDER must be the folder of media files, or S3_BUCKET the bucket that holds them')
  const stray = (['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).find(
    (name) => config[name],
  )
  if (stray) throw new Error(`${stray} is set but S3_BUCKET is not: name the bucket that holds the media`)
}
