import { requireUrl } from '@hibiki/http'
import type { S3Settings } from '@hibiki/media-storage'
import { type Static, Type } from 'typebox'

/** Settings beside the common ones; docs/operations.md describes each. */
export const properties = {
  /** Where members reach the product, for links in mails. */
  PUBLIC_ORIGIN: Type.String({ default: 'http://localhost:3000' }),
  SMTP_URL: Type.String({ default: 'smtp://localhost:1025', pattern: '^smtps?://.+' }),
  MAIL_FROM: Type.String({ default: 'no-reply@hibiki.example', pattern: '^[^\\s@<>]+@[^\\s@<>]+$' }),
  /** Any server that speaks OpenAI's protocol; without it the advisor answers from the articles by search (D-160). */
  AI_CHAT_URL: Type.String({ default: '' }),
  AI_CHAT_KEY: Type.String({ default: '' }),
  AI_CHAT_MODEL: Type.String({ default: '' }),
  PICTURE_FOLDER: Type.String({ default: '' }),
  S3_ENDPOINT: Type.Optional(Type.String()),
  S3_BUCKET: Type.Optional(Type.String()),
  S3_REGION: Type.Optional(Type.String()),
  S3_ACCESS_KEY_ID: Type.Optional(Type.String()),
  S3_SECRET_ACCESS_KEY: Type.Optional(Type.String()),
}

const Settings = Type.Object(properties)
export type SupportSettings = Static<typeof Settings>

/** Throws a sentence that names the wrong variable. */
export function checkConfig(config: SupportSettings): void {
  if (config.AI_CHAT_URL !== '') {
    requireUrl('AI_CHAT_URL', config.AI_CHAT_URL, ['http:', 'https:'])
    if (config.AI_CHAT_MODEL === '') throw new Error('AI_CHAT_MODEL must name the model of AI_CHAT_URL')
  }
  if (!config.S3_BUCKET) {
    if (config.PICTURE_FOLDER === '')
      throw new Error(
        'PICTURE_FOLDER must be the folder of pictures in inquiries, or S3_BUCKET the bucket that holds them',
      )
    return
  }
  if (config.S3_ENDPOINT) requireUrl('S3_ENDPOINT', config.S3_ENDPOINT, ['http:', 'https:'])
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    if (!config[name]) throw new Error(`${name} must be set where S3_BUCKET is`)
}

/** The bucket of pictures; null where they are in a folder. */
export function s3Settings(config: SupportSettings): S3Settings | null {
  if (!config.S3_BUCKET) return null
  return {
    endpoint: config.S3_ENDPOINT ?? '',
    region: config.S3_REGION || 'us-east-1',
    bucket: config.S3_BUCKET,
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
  }
}
