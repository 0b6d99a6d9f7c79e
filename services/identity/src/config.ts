import { envSchema } from 'env-schema'
import { type Static, Type } from 'typebox'

const schema = Type.Object({
  DATABASE_URL: Type.String({ minLength: 1 }),
  HOST: Type.String({ default: '0.0.0.0' }),
  PORT: Type.Integer({ minimum: 0, maximum: 65535, default: 4001 }),
  NATS_URL: Type.String({ default: 'nats://localhost:4222' }),
  TOKEN_KEY_SECRET: Type.String({ minLength: 43, description: '32 bytes as hex or base64' }),
  SECURE_COOKIES: Type.Boolean({
    default: true,
    description: 'false only where the site is served without https',
  }),
  RATE_LIMIT: Type.Enum(['on', 'off'], { default: 'on' }),
  LOG_LEVEL: Type.Enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], { default: 'info' }),
})

/** Identity's settings; each is described in docs/operations.md. */
export type IdentityConfig = Static<typeof schema>

/** Reads the settings from an environment; throws a sentence that names the setting that is missing or wrong. */
export function readConfig(environment: Record<string, string | undefined>): IdentityConfig {
  try {
    return envSchema<IdentityConfig>({ schema, data: { ...environment }, dotenv: false, env: false })
  } catch (error) {
    throw new Error(`identity cannot start, a setting is missing or wrong: ${(error as Error).message}`)
  }
}
