import { type Role, roles } from '@hibiki/http'
import { mailSettingsProperties } from '@hibiki/mail'
import { publicOriginSettingSchema } from '@hibiki/service'
import { type Static, type TObject, Type } from 'typebox'
import { serviceUrlProperties } from './personal-data-services.ts'
import { deriveSecrets } from './secrets.ts'

const roleNames = `(${roles.join('|')})`

/** Identity's settings in addition to the common ones; docs/operations.md describes each. */
export const configProperties = {
  TOKEN_KEY_SECRET: Type.String({ minLength: 43, description: '32 bytes as hex or base64' }),
  PUBLIC_ORIGIN: publicOriginSettingSchema,
  ...mailSettingsProperties,
  ...serviceUrlProperties,
  TOTP_REQUIRED_ROLES: Type.String({
    default: 'ROLE_ADMIN',
    pattern: `^(${roleNames}(,${roleNames})*)?$`,
    description: 'Comma-separated roles that need a second factor; empty for none, as in local mode',
  }),
  VAPID_PRIVATE_KEY: Type.String({
    default: '',
    pattern: '^([A-Za-z0-9_-]{43})?$',
    description:
      '32 bytes as base64url that sign notifications; empty for none. Changing it ends all subscriptions',
  }),
  PUSH_SERVICES: Type.String({
    default: 'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com',
    pattern: '^[a-z0-9*.:/-]+(,[a-z0-9*.:/-]+)*$',
    description: 'Hosts to which notifications may be sent: those of the makers of browsers',
  }),
  ADMIN_BOOTSTRAP_SECRET: Type.String({
    default: '',
    pattern: '^([A-Za-z0-9_-]{32,200})?$',
    description: 'Lets the first administrator register at /admin-register?invite=… while there is none',
  }),
  RATE_LIMIT: Type.Enum(['on', 'off'], { default: 'on' }),
}

type Config = Static<TObject<typeof configProperties>>

/** Throws an error that names the wrong variable. */
export function validateConfig(config: Config & { MODE: string }): void {
  deriveSecrets(config.TOKEN_KEY_SECRET)
  if (config.MODE === 'production' && !parseTotpRequiredRoles(config).includes('ROLE_ADMIN'))
    throw new Error('TOTP_REQUIRED_ROLES must include ROLE_ADMIN in production')
}

export function parseTotpRequiredRoles({ TOTP_REQUIRED_ROLES }: Pick<Config, 'TOTP_REQUIRED_ROLES'>): Role[] {
  const named = TOTP_REQUIRED_ROLES.split(',')
  return roles.filter((role) => named.includes(role))
}
