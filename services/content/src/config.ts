import { requireUrl, settingProblems } from '@hibiki/http'
import type { S3Settings } from '@hibiki/media-storage'
import { envSchema } from 'env-schema'
import { type Static, Type } from 'typebox'

const Environment = Type.Object({
  HOST: Type.String({ default: '127.0.0.1' }),
  PORT: Type.Integer({ default: 4002, minimum: 0, maximum: 65535 }),
  LOG_LEVEL: Type.Enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], { default: 'info' }),
  DATABASE_URL: Type.String({ minLength: 1 }),
  DATABASE_CONNECTIONS: Type.Integer({ default: 10, minimum: 2, maximum: 200 }),
  NATS_URL: Type.String({ default: '' }),
  IDENTITY_URL: Type.String({ minLength: 1 }),
  MEDIA_FOLDER: Type.String({ default: '' }),
  MEDIA_KEY: Type.String({ minLength: 1 }),
  MEDIA_BY_GATEWAY: Type.Boolean({ default: false }),
  SECURE_COOKIES: Type.Boolean({ default: true }),
  S3_ENDPOINT: Type.Optional(Type.String()),
  S3_BUCKET: Type.Optional(Type.String()),
  S3_REGION: Type.Optional(Type.String()),
  S3_ACCESS_KEY_ID: Type.Optional(Type.String()),
  S3_SECRET_ACCESS_KEY: Type.Optional(Type.String()),
})

export type ContentConfig = Static<typeof Environment>

const MIN_KEY = 32

/** Reads the environment; throws a sentence that names the wrong variable. */
export function readConfig(env: NodeJS.ProcessEnv): ContentConfig {
  const config = readVariables(env)
  requireUrl('DATABASE_URL', config.DATABASE_URL, ['postgres:', 'postgresql:'])
  requireUrl('IDENTITY_URL', config.IDENTITY_URL, ['http:', 'https:'])
  if (config.NATS_URL !== '') requireUrl('NATS_URL', config.NATS_URL, ['nats:', 'tls:'])
  const keys = mediaKeys(config)
  if (keys.length === 0 || keys.some((key) => key.length < MIN_KEY)) {
    throw new Error(
      `MEDIA_KEY must be one or more secrets of at least ${MIN_KEY} characters, separated by commas`,
    )
  }
  checkStorage(config)
  return config
}

function readVariables(env: NodeJS.ProcessEnv): ContentConfig {
  try {
    return envSchema<ContentConfig>({ schema: Environment, data: { ...env }, dotenv: false, env: false })
  } catch (error) {
    throw new Error(`a setting is missing or wrong: ${settingProblems(error)}`)
  }
}

/** The first key signs, all verify: put a new one in front, and take the old one away a day later. */
export function mediaKeys(config: Pick<ContentConfig, 'MEDIA_KEY'>): string[] {
  return config.MEDIA_KEY.split(',').flatMap((key) => (key.trim() === '' ? [] : [key.trim()]))
}

/** Where media are: a bucket where one is named, otherwise a folder. */
function checkStorage(config: ContentConfig): void {
  if (!config.S3_BUCKET) {
    if (config.MEDIA_FOLDER === '')
      throw new Error(
        'MEDIA_FOLDER must be the folder of media files, or S3_BUCKET the bucket that holds them',
      )
    const stray = (['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).find(
      (name) => config[name],
    )
    if (stray) throw new Error(`${stray} is set but S3_BUCKET is not: name the bucket that holds the media`)
    return
  }
  if (config.S3_ENDPOINT) requireUrl('S3_ENDPOINT', config.S3_ENDPOINT, ['http:', 'https:'])
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    if (!config[name]) throw new Error(`${name} must be set where S3_BUCKET is`)
  if (config.MEDIA_BY_GATEWAY)
    throw new Error('MEDIA_BY_GATEWAY must be false where S3_BUCKET is set: the gateway reads folders only')
}

/** The bucket of media; null where they are in a folder. */
export function s3Settings(config: ContentConfig): S3Settings | null {
  if (!config.S3_BUCKET) return null
  return {
    endpoint: config.S3_ENDPOINT ?? '',
    region: config.S3_REGION || 'us-east-1',
    bucket: config.S3_BUCKET,
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
  }
}
