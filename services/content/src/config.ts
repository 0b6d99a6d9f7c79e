import { settingProblems } from '@hibiki/http'
import { envSchema } from 'env-schema'
import { type Static, Type } from 'typebox'

const Environment = Type.Object({
  HOST: Type.String({ default: '0.0.0.0' }),
  PORT: Type.Integer({ default: 4002, minimum: 0, maximum: 65535 }),
  LOG_LEVEL: Type.Enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], { default: 'info' }),
  DATABASE_URL: Type.String({ minLength: 1 }),
  DATABASE_CONNECTIONS: Type.Integer({ default: 10, minimum: 2, maximum: 200 }),
  NATS_URL: Type.String({ default: '' }),
  IDENTITY_URL: Type.String({ minLength: 1 }),
  MEDIA_FOLDER: Type.String({ minLength: 1 }),
  MEDIA_KEY: Type.String({ minLength: 1 }),
  MEDIA_BY_GATEWAY: Type.Boolean({ default: false }),
  SECURE_COOKIES: Type.Boolean({ default: true }),
})

export type ContentConfig = Static<typeof Environment>

const SHORTEST_KEY = 32

/** Reads the environment; throws a sentence that names the wrong variable. */
export function readConfig(env: NodeJS.ProcessEnv): ContentConfig {
  const config = readVariables(env)
  requireUrl('DATABASE_URL', config.DATABASE_URL, ['postgres:', 'postgresql:'])
  requireUrl('IDENTITY_URL', config.IDENTITY_URL, ['http:', 'https:'])
  if (config.NATS_URL !== '') requireUrl('NATS_URL', config.NATS_URL, ['nats:', 'tls:'])
  const keys = mediaKeys(config)
  if (keys.length === 0 || keys.some((key) => key.length < SHORTEST_KEY)) {
    throw new Error(
      `MEDIA_KEY must be one or more secrets of at least ${SHORTEST_KEY} characters, separated by commas`,
    )
  }
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

// The value itself stays out of the sentence: a database address contains a password.
function requireUrl(variable: string, value: string, protocols: string[]): void {
  const protocol = URL.parse(value)?.protocol
  if (!protocol || !protocols.includes(protocol)) {
    throw new Error(`${variable} must be an address that starts with ${protocols.join('// or ')}//`)
  }
}
