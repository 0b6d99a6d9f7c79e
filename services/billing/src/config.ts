import { requireSecrets, requireUrl, settingProblems } from '@hibiki/http'
import { envSchema } from 'env-schema'
import { type Static, Type } from 'typebox'

const Environment = Type.Object({
  HOST: Type.String({ default: '127.0.0.1' }),
  PORT: Type.Integer({ default: 4003, minimum: 0, maximum: 65535 }),
  LOG_LEVEL: Type.Enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], { default: 'info' }),
  DATABASE_URL: Type.String({ minLength: 1 }),
  DATABASE_CONNECTIONS: Type.Integer({ default: 10, minimum: 2, maximum: 200 }),
  NATS_URL: Type.String({ default: '' }),
  IDENTITY_URL: Type.String({ minLength: 1 }),
  INTERNAL_KEYS: Type.String({ minLength: 1, description: 'Secrets of calls between services (D-208)' }),
  SECURE_COOKIES: Type.Boolean({ default: true }),
  PUBLIC_ORIGIN: Type.String({
    default: 'http://localhost:3000',
    pattern: '^https?://[^/,\\s]+(,.*)?$',
    description: 'Where members reach the product; links in mails begin with the first',
  }),
  SMTP_URL: Type.String({ default: 'smtp://localhost:1025', pattern: '^smtps?://.+' }),
  MAIL_FROM: Type.String({ default: 'no-reply@hibiki.example', pattern: '^[^\\s@<>]+@[^\\s@<>]+$' }),
})

/** Billing's settings; each is described in docs/operations.md. */
export type BillingConfig = Static<typeof Environment>

/** Reads the environment; throws a sentence that names the wrong variable. */
export function readConfig(env: NodeJS.ProcessEnv): BillingConfig {
  const config = readVariables(env)
  requireUrl('DATABASE_URL', config.DATABASE_URL, ['postgres:', 'postgresql:'])
  requireUrl('IDENTITY_URL', config.IDENTITY_URL, ['http:', 'https:'])
  requireSecrets('INTERNAL_KEYS', config.INTERNAL_KEYS)
  if (config.NATS_URL !== '') requireUrl('NATS_URL', config.NATS_URL, ['nats:', 'tls:'])
  return config
}

function readVariables(env: NodeJS.ProcessEnv): BillingConfig {
  try {
    return envSchema<BillingConfig>({ schema: Environment, data: { ...env }, dotenv: false, env: false })
  } catch (error) {
    throw new Error(`a setting is missing or wrong: ${settingProblems(error)}`)
  }
}
