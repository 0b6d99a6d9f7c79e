import type { InternalFetch, Role } from '@hibiki/http'
import type { MailSender } from '@hibiki/mail'
import type { ServiceContext } from '@hibiki/service'
import type { configProperties } from './config.ts'
import type { IdentityTables, Trx } from './db/identity-tables.ts'
import type { LegalTexts } from './modules/agreements/legal-texts.ts'
import type { EasyLoginDeviceCookie } from './modules/easy-login/easy-login-device-cookie.ts'
import type { KnownDeviceCookie } from './modules/logins/known-device-cookie.ts'
import type { LoginThrottle } from './modules/logins/login-throttle.ts'
import type { MailOutbox } from './modules/mails/mail-outbox.ts'
import type { PageLinks } from './modules/mails/page-links.ts'
import type { VapidKeys } from './modules/push/vapid-keys.ts'
import type { RegistrationCookie } from './modules/registration/registration-cookie.ts'
import type { SessionCookies } from './modules/sessions/session-cookies.ts'
import type { SigningKeyRing } from './modules/signing-keys/signing-key-ring.ts'
import type { Secrets } from './secrets.ts'

interface IdentityResources {
  secrets: Secrets
  keys: SigningKeyRing
  cookies: SessionCookies
  registrationCookie: RegistrationCookie
  easyLoginDevice: EasyLoginDeviceCookie
  devices: KnownDeviceCookie
  throttle: LoginThrottle
  mails: MailOutbox
  mailSender: MailSender
  links: PageLinks
  legalTexts: LegalTexts
  /** Roles that need a second factor. */
  totpRequiredRoles: readonly Role[]
  /** The keys that sign notifications; null where nothing is pushed. */
  vapidKeys: VapidKeys | null
  /** Hosts of the services at which browsers subscribe. */
  pushServiceHosts: readonly string[]
  internalFetch: InternalFetch
  /** The services whose part of a member's data is in an export, with the comma-separated addresses of their replicas. */
  dataSources: readonly { service: string; url: string }[]
  /** What this service's modules declare as personal data. */
  personalData: {
    read(memberId: string): Promise<Record<string, unknown[]>>
    erase(trx: Trx, memberId: string, context: IdentityContext): Promise<void>
  }
}

/** The modules share these dependencies. */
export type IdentityContext = ServiceContext<IdentityTables, typeof configProperties, IdentityResources>
