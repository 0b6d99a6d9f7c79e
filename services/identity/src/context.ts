import type { InternalFetch, Role } from '@hibiki/http'
import type { MailSender } from '@hibiki/mail'
import type { ServiceContext } from '@hibiki/service'
import type { properties } from './config.ts'
import type { IdentityTables, Trx } from './db/schema.ts'
import type { LegalTexts } from './modules/agreements/legal-texts.ts'
import type { EasyLoginDevice } from './modules/easy-login/easy-login-device.ts'
import type { KnownDevices } from './modules/logins/known-device.ts'
import type { LoginThrottle } from './modules/logins/login-throttle.ts'
import type { OutboxMails } from './modules/mails/outbox-mails.ts'
import type { PageLinks } from './modules/mails/page-links.ts'
import type { RegistrationCookie } from './modules/registration/registration-cookie.ts'
import type { SessionCookies } from './modules/sessions/session-cookies.ts'
import type { KeyRing } from './modules/signing-keys/key-ring.ts'
import type { Secrets } from './secrets.ts'

interface IdentityResources {
  secrets: Secrets
  keys: KeyRing
  cookies: SessionCookies
  registrationCookie: RegistrationCookie
  easyLoginDevice: EasyLoginDevice
  devices: KnownDevices
  throttle: LoginThrottle
  mails: OutboxMails
  mailSender: MailSender
  links: PageLinks
  legalTexts: LegalTexts
  /** Roles that need a second factor. */
  totpRequiredRoles: readonly Role[]
  internalFetch: InternalFetch
  /** The services whose part of a member's data is in an export. */
  dataSources: readonly { service: string; url: string }[]
  /** What this service's modules declare as personal data. */
  personalData: {
    read(memberId: string): Promise<Record<string, unknown[]>>
    erase(trx: Trx, memberId: string, context: IdentityContext): Promise<void>
  }
}

/** The modules share these dependencies. */
export type IdentityContext = ServiceContext<IdentityTables, typeof properties, IdentityResources>
