import { requireUrl } from '@hibiki/http'
import type { NatsAddress } from '@hibiki/messaging'
import { type Static, Type } from 'typebox'
import {
  collectErrorMessage,
  commonSettingsProperties,
  findCommonSettingsProblems,
} from './stateless-settings.ts'

/** Settings that every service with a database has. */
export const baseSettingsProperties = {
  ...commonSettingsProperties,
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
  MAX_EVENT_LOOP_DELAY_MS: Type.Integer({
    default: 2000,
    minimum: 0,
    maximum: 60_000,
    description: 'While its event loop is later than this, a service rejects calls with E5030; 0: never',
  }),
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
    ...findCommonSettingsProblems(settings),
  ]
}
