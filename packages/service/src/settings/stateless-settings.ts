import { requireSecrets, toTraceSettings, traceSettingsProperties } from '@hibiki/http'
import { type Static, Type } from 'typebox'

/** Settings that every service has; docs/operations.md describes each. `PORT` has the service's own default. */
export const commonSettingsProperties = {
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
  SECURE_COOKIES: Type.Boolean({ default: true, description: 'false only without https' }),
  INTERNAL_KEYS: Type.String({ minLength: 1, description: 'Secrets of calls between services' }),
}

/** Settings of a service without a database; its probes and metrics are not on the port of its clients. */
export const statelessSettingsProperties = {
  ...commonSettingsProperties,
  OPS_PORT: Type.Integer({
    default: 3001,
    minimum: 0,
    maximum: 65535,
    description: '/metrics and /readyz, not for the public',
  }),
  REUSE_PORT: Type.Boolean({
    default: false,
    description:
      'Other copies on this machine listen on the same port, and the system shares connections out (Linux)',
  }),
}

const Common = Type.Object(commonSettingsProperties)
export type CommonSettings = Static<typeof Common>

const Stateless = Type.Object(statelessSettingsProperties)
export type StatelessSettings = Static<typeof Stateless>

/** Returns a sentence for each wrong variable. */
export function findCommonSettingsProblems(settings: CommonSettings): string[] {
  return [
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
