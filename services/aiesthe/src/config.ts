import { requireSecrets, requireUrl, settingProblems } from '@hibiki/http'
import type { S3Settings } from '@hibiki/media-storage'
import { envSchema } from 'env-schema'
import { type Static, Type } from 'typebox'
import type { RekognitionSettings } from './modules/photos/analysis/rekognition-analyzer.ts'

const Environment = Type.Object({
  HOST: Type.String({ default: '127.0.0.1' }),
  INTERNAL_KEYS: Type.String({ minLength: 1, description: 'Secrets of calls between services (D-208)' }),
  PORT: Type.Integer({ default: 4004, minimum: 0, maximum: 65535 }),
  LOG_LEVEL: Type.Enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], { default: 'info' }),
  DATABASE_URL: Type.String({ minLength: 1 }),
  DATABASE_CONNECTIONS: Type.Integer({ default: 10, minimum: 2, maximum: 200 }),
  NATS_URL: Type.String({ default: '' }),
  IDENTITY_URL: Type.String({ minLength: 1 }),
  MEDIA_KEY: Type.String({ minLength: 1 }),
  FACE_KEY: Type.String({ minLength: 1 }),
  FACE_FOLDER: Type.String({ default: '' }),
  SECURE_COOKIES: Type.Boolean({ default: true }),
  S3_ENDPOINT: Type.Optional(Type.String()),
  S3_BUCKET: Type.Optional(Type.String()),
  S3_REGION: Type.Optional(Type.String()),
  S3_ACCESS_KEY_ID: Type.Optional(Type.String()),
  S3_SECRET_ACCESS_KEY: Type.Optional(Type.String()),
  AI_FACE_ENGINE: Type.Enum(['human', 'rekognition'], { default: 'human' }),
  AI_REKOGNITION_REGION: Type.Optional(Type.String()),
  AI_REKOGNITION_ACCESS_KEY_ID: Type.Optional(Type.String()),
  AI_REKOGNITION_SECRET_ACCESS_KEY: Type.Optional(Type.String()),
  AI_REKOGNITION_ENDPOINT: Type.Optional(Type.String()),
})

export type AiestheConfig = Static<typeof Environment>

/** Reads the environment; throws a sentence that names the wrong variable. */
export function readConfig(env: NodeJS.ProcessEnv): AiestheConfig {
  const config = readVariables(env)
  requireUrl('DATABASE_URL', config.DATABASE_URL, ['postgres:', 'postgresql:'])
  requireUrl('IDENTITY_URL', config.IDENTITY_URL, ['http:', 'https:'])
  requireSecrets('INTERNAL_KEYS', config.INTERNAL_KEYS)
  if (config.NATS_URL !== '') requireUrl('NATS_URL', config.NATS_URL, ['nats:', 'tls:'])
  requireSecrets('MEDIA_KEY', config.MEDIA_KEY)
  requireSecrets('FACE_KEY', config.FACE_KEY)
  checkStorage(config)
  checkEngine(config)
  return config
}

function readVariables(env: NodeJS.ProcessEnv): AiestheConfig {
  try {
    return envSchema<AiestheConfig>({ schema: Environment, data: { ...env }, dotenv: false, env: false })
  } catch (error) {
    throw new Error(`a setting is missing or wrong: ${settingProblems(error)}`)
  }
}

/** Where photos of faces are: a bucket where one is named, otherwise a folder. */
function checkStorage(config: AiestheConfig): void {
  if (!config.S3_BUCKET) {
    if (config.FACE_FOLDER === '')
      throw new Error(
        'FACE_FOLDER must be the folder of face photos, or S3_BUCKET the bucket that holds them',
      )
    return
  }
  if (config.S3_ENDPOINT) requireUrl('S3_ENDPOINT', config.S3_ENDPOINT, ['http:', 'https:'])
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    if (!config[name]) throw new Error(`${name} must be set where S3_BUCKET is`)
}

/** The bucket of photos; null where they are in a folder. */
export function s3Settings(config: AiestheConfig): S3Settings | null {
  if (!config.S3_BUCKET) return null
  return {
    endpoint: config.S3_ENDPOINT ?? '',
    region: config.S3_REGION || 'us-east-1',
    bucket: config.S3_BUCKET,
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
  }
}

function checkEngine(config: AiestheConfig): void {
  if (config.AI_FACE_ENGINE !== 'rekognition') return
  for (const name of [
    'AI_REKOGNITION_REGION',
    'AI_REKOGNITION_ACCESS_KEY_ID',
    'AI_REKOGNITION_SECRET_ACCESS_KEY',
  ] as const)
    if (!config[name]) throw new Error(`${name} must be set where AI_FACE_ENGINE is rekognition`)
  if (config.AI_REKOGNITION_ENDPOINT)
    requireUrl('AI_REKOGNITION_ENDPOINT', config.AI_REKOGNITION_ENDPOINT, ['http:', 'https:'])
}

/** How Amazon is reached; null where the engine is our own (D-118). */
export function rekognitionSettings(config: AiestheConfig): RekognitionSettings | null {
  if (config.AI_FACE_ENGINE !== 'rekognition') return null
  return {
    region: config.AI_REKOGNITION_REGION ?? '',
    accessKeyId: config.AI_REKOGNITION_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.AI_REKOGNITION_SECRET_ACCESS_KEY ?? '',
    endpoint: config.AI_REKOGNITION_ENDPOINT ?? '',
  }
}
