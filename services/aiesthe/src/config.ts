import { requireUrl } from '@hibiki/http'
import { bucketSettingsProperties, validateBucketSettings } from '@hibiki/media-storage'
import { requireSecrets } from '@hibiki/service'
import { type Static, Type } from 'typebox'
import type { RekognitionSettings } from './modules/photos/analysis/rekognition-analyzer.ts'

/** These settings add to those of every service; docs/operations.md describes each. */
export const configProperties = {
  MEDIA_KEY: Type.String({ minLength: 1 }),
  FACE_KEY: Type.String({ minLength: 1 }),
  FACE_FOLDER: Type.String({ default: '' }),
  ...bucketSettingsProperties,
  AI_FACE_ENGINE: Type.Enum(['human', 'rekognition'], { default: 'human' }),
  AI_REKOGNITION_REGION: Type.Optional(Type.String()),
  AI_REKOGNITION_ACCESS_KEY_ID: Type.Optional(Type.String()),
  AI_REKOGNITION_SECRET_ACCESS_KEY: Type.Optional(Type.String()),
  AI_REKOGNITION_ENDPOINT: Type.Optional(Type.String()),
}

const Settings = Type.Object(configProperties)
export type AiestheSettings = Static<typeof Settings>

/** Throws an error that names the wrong variable. Photos are in a bucket where one is named, otherwise in a folder. */
export function validateConfig(config: AiestheSettings): void {
  requireSecrets('MEDIA_KEY', config.MEDIA_KEY)
  requireSecrets('FACE_KEY', config.FACE_KEY)
  if (config.S3_BUCKET) validateBucketSettings(config)
  else if (config.FACE_FOLDER === '')
    throw new Error('FACE_FOLDER must be the folder of face photos, or S3_BUCKET the bucket that holds them')
  if (config.AI_FACE_ENGINE === 'rekognition') checkRekognition(config)
}

function checkRekognition(config: AiestheSettings): void {
  for (const name of [
    'AI_REKOGNITION_REGION',
    'AI_REKOGNITION_ACCESS_KEY_ID',
    'AI_REKOGNITION_SECRET_ACCESS_KEY',
  ] as const)
    if (!config[name]) throw new Error(`${name} must be set where AI_FACE_ENGINE is rekognition`)
  if (config.AI_REKOGNITION_ENDPOINT)
    requireUrl('AI_REKOGNITION_ENDPOINT', config.AI_REKOGNITION_ENDPOINT, ['http:', 'https:'])
}

/** Returns the settings of Amazon Rekognition, or null where the built-in engine is used. */
export function parseRekognitionSettings(config: AiestheSettings): RekognitionSettings | null {
  if (config.AI_FACE_ENGINE !== 'rekognition') return null
  return {
    region: config.AI_REKOGNITION_REGION ?? '',
    accessKeyId: config.AI_REKOGNITION_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.AI_REKOGNITION_SECRET_ACCESS_KEY ?? '',
    endpoint: config.AI_REKOGNITION_ENDPOINT ?? '',
  }
}
