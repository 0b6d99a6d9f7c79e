import type { Logger } from 'pino'
import type { IdentityDatabase } from './db/schema.ts'
import type { KeyRing } from './keys/key-ring.ts'
import type { KnownDevices } from './logins/known-device.ts'
import type { LoginThrottle } from './logins/throttle.ts'
import type { Secrets } from './secrets.ts'
import type { SessionCookies } from './sessions/cookies.ts'

/** What `buildApp` is given: by `start.ts` in production, by the tests, and by the OpenAPI writer. */
export interface AppDeps {
  database: IdentityDatabase
  keys: KeyRing
  secrets: Secrets
  clock: () => Date
  log: Logger
  secureCookies: boolean
  /** False only in load tests; the throttle per account stays on. */
  limitAddresses: boolean
}

/** What the routes work with. */
export interface RouteDeps {
  database: IdentityDatabase
  keys: KeyRing
  clock: () => Date
  cookies: SessionCookies
  devices: KnownDevices
  throttle: LoginThrottle
}
