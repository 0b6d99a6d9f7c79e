import { requireSecrets, requireUrl, toTraceSettings, traceSettingsProperties } from '@hibiki/http'
import type { NatsAddress } from '@hibiki/messaging'
import { type Static, Type } from 'typebox'

/** Settings that every service has; docs/operations.md describes each. `PORT` has the service's own default. */
export const baseSettingsProperties = {
  MODE: Type.Enum(['production', 'local'], {
    default: 'local',
    description: 'production, as server.ts has it unless said, has no unsafe defaults',
  }),
  HOST: Type.String({ default: '127.0.0.1', description: 'Loopback unless said: 0.0.0.0 in a container' }),
  PORT: Type.Integer({ minimum: 0, maximum: 65535 }),
  DRAIN_SECONDS: Type.Integer({
    default: 0,
    minimum: 0,
    maximum: 60,
    description:
      'How long a copy that is told to end still takes calls, so that those in front of it go elsewhere',
  }),
  LOG_LEVEL: Type.Enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], { default: 'info' }),
  ...traceSettingsProperties,
  DATABASE_URL: Type.String({ minLength: 1 }),
  DATABASE_DIRECT_URL: Type.String({
    default: '',
    description:
      'Postgres itself where DATABASE_URL is a pooler in transaction mode: for LISTEN and migrations',
  }),
  DATABASE_CONNECTIONS: Type.Integer({ default: 10, minimum: 2, maximum: 200 }),
  MIGRATIONS: Type.Enum(['run', 'expect'], {
    default: 'run',
    description: 'expect: a job migrates, and a copy refuses to start on an older schema',
  }),
  NATS_URL: Type.String({ default: '' }),
  NATS_USER: Type.String({ default: '' }),
  NATS_PASSWORD: Type.String({ default: '' }),
  NATS_CA_FILE: Type.String({ default: '', description: 'PEM of the authority of the NATS servers' }),
  NATS_REPLICAS: Type.Integer({ default: 1, minimum: 1, maximum: 5 }),
  PRIVATE_NETWORK: Type.Boolean({
    default: false,
    description: 'Database and NATS are reached within one host (compose): TLS is not demanded of them',
  }),
  IDENTITY_URL: Type.String({ default: '' }),
  SECURE_COOKIES: Type.Boolean({ default: true, description: 'false only without https' }),
  INTERNAL_KEYS: Type.String({ minLength: 1, description: 'Secrets of calls between services' }),
}

const Base = Type.Object(baseSettingsProperties)
export type BaseSettings = Static<typeof Base>

/** Returns the address of the broker with the service's credentials. */
export function toNatsAddress(settings: BaseSettings): NatsAddress {
  const { NATS_URL, NATS_USER, NATS_PASSWORD, NATS_CA_FILE } = settings
  return { url: NATS_URL, user: NATS_USER, password: NATS_PASSWORD, caFile: NATS_CA_FILE }
}

/** Returns a sentence for each wrong variable. */
export function findBaseSettingsProblems(
  settings: BaseSettings,
  { needsIdentity }: { needsIdentity: boolean },
): string[] {
  return [
    ...collectErrorMessage(() =>
      requireUrl('DATABASE_URL', settings.DATABASE_URL, ['postgres:', 'postgresql:']),
    ),
    ...(settings.DATABASE_DIRECT_URL === ''
      ? []
      : collectErrorMessage(() =>
          requireUrl('DATABASE_DIRECT_URL', settings.DATABASE_DIRECT_URL, ['postgres:', 'postgresql:']),
        )),
    ...(needsIdentity
      ? collectErrorMessage(() => requireUrl('IDENTITY_URL', settings.IDENTITY_URL, ['http:', 'https:']))
      : []),
    ...settings.NATS_URL.split(',').flatMap((url) =>
      settings.NATS_URL === ''
        ? []
        : collectErrorMessage(() => requireUrl('NATS_URL', url.trim(), ['nats:', 'tls:'])),
    ),
    ...collectErrorMessage(() => toTraceSettings(settings)),
    ...collectErrorMessage(() => requireSecrets('INTERNAL_KEYS', settings.INTERNAL_KEYS)),
  ]
}

/** Returns the message of the error that a check throws; an empty list if it throws none. */
export function collectErrorMessage(check: () => unknown): string[] {
  try {
    check()
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}
