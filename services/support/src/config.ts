import { requireUrl } from '@hibiki/http'
import { mailSettingsProperties } from '@hibiki/mail'
import { bucketSettingsProperties, validateBucketSettings } from '@hibiki/media-storage'
import { publicOriginSettingSchema, requireSecrets } from '@hibiki/service'
import { type Static, Type } from 'typebox'

/** Settings beside the common ones; docs/operations.md describes each. */
export const configProperties = {
  PUBLIC_ORIGIN: publicOriginSettingSchema,
  ...mailSettingsProperties,
  /** The address that is given a part of its own for each inquiry, to which members reply by mail; empty: nobody reads replies. */
  MAIL_REPLY_ADDRESS: Type.String({ default: '', pattern: '^([^\\s@<>+]{1,12}@[^\\s@<>]+)?$' }),
  /** Signs those addresses. */
  MAIL_REPLY_KEY: Type.String({ default: '' }),
  /** Verifies the calls that hand over received mails. */
  MAIL_REPLY_WEBHOOK_SECRET: Type.String({ default: '' }),
  /** The URL of a server that speaks OpenAI's protocol; without one the advisor quotes the articles that the search finds. */
  AI_CHAT_URL: Type.String({ default: '' }),
  AI_CHAT_KEY: Type.String({ default: '' }),
  AI_CHAT_MODEL: Type.String({ default: '' }),
  /** Addresses of the services from which the advisor reads as the member; without one it opens the screen instead. */
  CONTENT_URL: Type.String({ default: '' }),
  BILLING_URL: Type.String({ default: '' }),
  /** Encrypts the pictures and documents of inquiries. */
  CHAT_FILE_KEY: Type.String({ minLength: 1 }),
  PICTURE_FOLDER: Type.String({ default: '' }),
  ...bucketSettingsProperties,
}

const Settings = Type.Object(configProperties)
export type SupportSettings = Static<typeof Settings>

/** @throws an error that names the invalid variable */
export function validateConfig(config: SupportSettings): void {
  requireSecrets('CHAT_FILE_KEY', config.CHAT_FILE_KEY)
  if (config.MAIL_REPLY_ADDRESS !== '') {
    requireSecrets('MAIL_REPLY_KEY', config.MAIL_REPLY_KEY)
    requireSecrets('MAIL_REPLY_WEBHOOK_SECRET', config.MAIL_REPLY_WEBHOOK_SECRET)
  }
  if (config.AI_CHAT_URL !== '') {
    requireUrl('AI_CHAT_URL', config.AI_CHAT_URL, ['http:', 'https:'])
    if (config.AI_CHAT_MODEL === '') throw new Error('AI_CHAT_MODEL must name the model of AI_CHAT_URL')
  }
  for (const name of ['CONTENT_URL', 'BILLING_URL'] as const)
    for (const url of config[name].split(','))
      if (config[name] !== '') requireUrl(name, url, ['http:', 'https:'])
  if (config.S3_BUCKET) validateBucketSettings(config)
  else if (config.PICTURE_FOLDER === '')
    throw new Error(
      'PICTURE_FOLDER must be the folder of pictures in inquiries, or S3_BUCKET the bucket that holds them',
    )
}
