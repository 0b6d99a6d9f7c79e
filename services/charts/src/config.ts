import { mailSettingsProperties } from '@hibiki/mail'
import { bucketSettingsProperties, validateBucketSettings } from '@hibiki/media-storage'
import { publicOriginSettingSchema, requireSecrets } from '@hibiki/service'
import { type Static, Type } from 'typebox'

/** These settings add to those of every service; docs/operations.md describes each. */
export const configProperties = {
  PUBLIC_ORIGIN: publicOriginSettingSchema,
  CHART_PHOTO_KEY: Type.String({ minLength: 1 }),
  CHART_PHOTO_FOLDER: Type.String({ default: '' }),
  ...mailSettingsProperties,
  ...bucketSettingsProperties,
}

const Settings = Type.Object(configProperties)

/** Throws an error that names the wrong variable. Photos are in a bucket where one is named, otherwise in a folder. */
export function validateConfig(config: Static<typeof Settings>): void {
  requireSecrets('CHART_PHOTO_KEY', config.CHART_PHOTO_KEY)
  if (config.S3_BUCKET) validateBucketSettings(config)
  else if (config.CHART_PHOTO_FOLDER === '')
    throw new Error(
      'CHART_PHOTO_FOLDER must be the folder of photos in charts, or S3_BUCKET the bucket that holds them',
    )
}
