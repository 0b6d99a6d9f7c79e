import { requireSecrets, requireUrl } from '@hibiki/http'
import { type Static, Type } from 'typebox'

/** Settings that every service has; docs/operations.md describes each. `PORT` has the service's own default. */
export const baseProperties = {
  HOST: Type.String({ default: '127.0.0.1', description: 'Loopback unless said: 0.0.0.0 in a container' }),
  PORT: Type.Integer({ minimum: 0, maximum: 65535 }),
  LOG_LEVEL: Type.Enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], { default: 'info' }),
  DATABASE_URL: Type.String({ minLength: 1 }),
  DATABASE_CONNECTIONS: Type.Integer({ default: 10, minimum: 2, maximum: 200 }),
  NATS_URL: Type.String({ default: '' }),
  IDENTITY_URL: Type.String({ default: '' }),
  SECURE_COOKIES: Type.Boolean({ default: true, description: 'false only without https' }),
  INTERNAL_KEYS: Type.String({ minLength: 1, description: 'Secrets of calls between services (D-208)' }),
}

const Base = Type.Object(baseProperties)
export type BaseSettings = Static<typeof Base>

/** Throws a sentence that names the wrong variable. */
export function checkBaseSettings(settings: BaseSettings, o: { needsIdentity: boolean }): void {
  requireUrl('DATABASE_URL', settings.DATABASE_URL, ['postgres:', 'postgresql:'])
  if (o.needsIdentity) requireUrl('IDENTITY_URL', settings.IDENTITY_URL, ['http:', 'https:'])
  if (settings.NATS_URL !== '') requireUrl('NATS_URL', settings.NATS_URL, ['nats:', 'tls:'])
  requireSecrets('INTERNAL_KEYS', settings.INTERNAL_KEYS)
}
