import type { App, InternalFetch, Role } from '@hibiki/http'
import type { Logger } from 'pino'
import type { IdentityDatabase } from './db/schema.ts'
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

/** What `buildApp` is given: by `start.ts` in production, by the tests, and by the OpenAPI writer. */
export interface AppDeps {
  database: IdentityDatabase
  keys: KeyRing
  secrets: Secrets
  clock: () => Date
  log: Logger
  secureCookies: boolean
  /** Where members reach the product, for links. */
  publicOrigin: string
  /** Roles that may not do without a second factor (D-195). */
  totpRequiredRoles: readonly Role[]
  /** Lets the first administrator register while there is none; empty: nobody (D-045). */
  adminBootstrapSecret?: string
  /** The committed ones unless told. */
  legalTexts?: LegalTexts
  /** False only in load tests; the throttle per account stays on. */
  limitAddresses: boolean
  /** Keys of calls between services; the first signs (D-208). */
  internalKeys: readonly string[]
  /** Asked for what a member still has to pay; empty: nobody. */
  billingUrl?: string
}

/** What the routes work with. */
export interface RouteDeps {
  database: IdentityDatabase
  keys: KeyRing
  clock: () => Date
  cookies: SessionCookies
  registrationCookie: RegistrationCookie
  easyLoginDevice: EasyLoginDevice
  devices: KnownDevices
  throttle: LoginThrottle
  mails: OutboxMails
  links: PageLinks
  legalTexts: LegalTexts
  totpRequiredRoles: readonly Role[]
  /** Empty: none. */
  adminBootstrapSecret: string
  secrets: Secrets
  secureCookies: boolean
  billing: { url: string; fetch: InternalFetch }
  log: Logger
}

/** One topic: its routes, and who may call them. */
export interface IdentityModule {
  name: string
  routes(app: App, deps: RouteDeps): void
}
