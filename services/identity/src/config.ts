import { type Role, roles } from '@hibiki/http'
import { envSchema } from 'env-schema'
import { type Static, Type } from 'typebox'
import { urlProperties } from './data-holders.ts'

const roleNames = `(${roles.join('|')})`

const schema = Type.Object({
  DATABASE_URL: Type.String({ minLength: 1 }),
  HOST: Type.String({ default: '127.0.0.1' }),
  PORT: Type.Integer({ minimum: 0, maximum: 65535, default: 4001 }),
  NATS_URL: Type.String({ default: 'nats://localhost:4222' }),
  TOKEN_KEY_SECRET: Type.String({ minLength: 43, description: '32 bytes as hex or base64' }),
  INTERNAL_KEYS: Type.String({
    minLength: 32,
    description: 'Secrets of calls between services, comma-separated; the first signs, all verify (D-208)',
  }),
  SECURE_COOKIES: Type.Boolean({
    default: true,
    description: 'false only where the site is served without https',
  }),
  PUBLIC_ORIGIN: Type.String({
    default: 'http://localhost:3000',
    pattern: '^https?://[^/,\\s]+(,.*)?$',
    description: 'Where members reach the product; links in mails begin with it',
  }),
  SMTP_URL: Type.String({ default: 'smtp://localhost:1025', pattern: '^smtps?://.+' }),
  MAIL_FROM: Type.String({ default: 'no-reply@hibiki.example', pattern: '^[^\\s@<>]+@[^\\s@<>]+$' }),
  ...urlProperties,
  TOTP_REQUIRED_ROLES: Type.String({
    default: 'ROLE_ADMIN',
    pattern: `^(${roleNames}(,${roleNames})*)?$`,
    description: 'Roles that need a second factor, comma-separated; empty: none, as in local mode (D-206)',
  }),
  ADMIN_BOOTSTRAP_SECRET: Type.String({
    default: '',
    pattern: '^([A-Za-z0-9_-]{32,200})?$',
    description: 'Lets the first administrator register at /admin-register?invite=… while there is none',
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

export function totpRequiredRoles(config: Pick<IdentityConfig, 'TOTP_REQUIRED_ROLES'>): Role[] {
  const named = config.TOTP_REQUIRED_ROLES.split(',')
  return roles.filter((role) => named.includes(role))
}

export function internalKeys({ INTERNAL_KEYS }: Pick<IdentityConfig, 'INTERNAL_KEYS'>): string[] {
  return INTERNAL_KEYS.split(',').flatMap((key) => (key.trim() === '' ? [] : [key.trim()]))
}

/** The first of the origins, which is the one that mails point to. */
export function publicOrigin(config: Pick<IdentityConfig, 'PUBLIC_ORIGIN'>): string {
  return config.PUBLIC_ORIGIN.split(',')[0] ?? config.PUBLIC_ORIGIN
}
