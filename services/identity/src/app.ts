import { type App, createApp, createSessionVerifier } from '@hibiki/http'
import { sql } from 'kysely'
import { loadLegalTexts } from './agreements/legal-texts.ts'
import type { AppDeps, RouteDeps } from './deps.ts'
import { identityErrors } from './errors.ts'
import { createEasyLoginDevice } from './logins/easy-login-device.ts'
import { createKnownDevices } from './logins/known-device.ts'
import { createLoginThrottle } from './logins/throttle.ts'
import { createOutboxMails } from './mail/outbox-mails.ts'
import { createPageLinks } from './mail/page-links.ts'
import { endedReason } from './repositories/sessions.ts'
import { accountRoutes } from './routes/account/index.ts'
import { adminRoutes } from './routes/admin/index.ts'
import { advertiseRoutes } from './routes/advertise/index.ts'
import { agreementRoutes } from './routes/agreement/index.ts'
import { applyingRoutes } from './routes/applying/index.ts'
import { authRoutes } from './routes/auth/index.ts'
import { grantRoutes } from './routes/grant/index.ts'
import { internalRoutes } from './routes/internal/index.ts'
import { pageSizeRoutes } from './routes/page-size/index.ts'
import { picRoutes } from './routes/pic/index.ts'
import { profileRoutes } from './routes/profile/index.ts'
import { staticRoutes } from './routes/static/index.ts'
import { createSessionCookies } from './sessions/cookies.ts'
import { withCurrentClaims } from './sessions/current-claims.ts'
import { createRegistrationCookie } from './sessions/registration-cookie.ts'

/** The identity service as a Fastify app, used by `start.ts`, the tests and the OpenAPI writer. */
export function buildApp(o: AppDeps): App {
  const { database, keys, clock } = o
  // Other services hear of ended sessions within seconds; identity asks its own table, which knows at once.
  const verifier = createSessionVerifier({
    keys: keys.find,
    endedReason: (sessionId) => endedReason(database.db, sessionId, clock()),
    // Never refused as stale here: `withCurrentClaims` puts what is true now in place of what the token says.
    claimsChangedAt: () => null,
    clock,
  })
  const sessions = withCurrentClaims(verifier, database.db, clock)
  const app = createApp({
    service: 'identity',
    title: 'Hibiki identity',
    log: o.log,
    errors: identityErrors,
    sessions,
    secureCookies: o.secureCookies,
    bodyLimitBytes: 16 * 1024,
    ready: async () => {
      await sql`select 1`.execute(database.db)
    },
  })
  const deps: RouteDeps = {
    database,
    keys,
    clock,
    cookies: createSessionCookies(o.secureCookies),
    easyLoginDevice: createEasyLoginDevice(o.secureCookies),
    registrationCookie: createRegistrationCookie(o.secureCookies),
    devices: createKnownDevices(o.secrets.devices, o.secureCookies),
    mails: createOutboxMails(o.secrets.mails),
    links: createPageLinks(o.publicOrigin),
    legalTexts: o.legalTexts ?? loadLegalTexts(),
    totpRequiredRoles: o.totpRequiredRoles,
    adminBootstrapSecret: o.adminBootstrapSecret ?? '',
    secrets: o.secrets,
    secureCookies: o.secureCookies,
    throttle: createLoginThrottle({ database, key: o.secrets.throttles, limitAddresses: o.limitAddresses }),
  }
  app.register(async (scope: App) => authRoutes(scope, deps))
  app.register(async (scope: App) => pageSizeRoutes(scope, deps))
  app.register(async (scope: App) => accountRoutes(scope, deps))
  app.register(async (scope: App) => profileRoutes(scope, deps))
  app.register(async (scope: App) => agreementRoutes(scope, deps))
  app.register(async (scope: App) => advertiseRoutes(scope, deps))
  app.register(async (scope: App) => applyingRoutes(scope, deps))
  app.register(async (scope: App) => picRoutes(scope, deps))
  app.register(async (scope: App) => grantRoutes(scope, deps))
  app.register(async (scope: App) => adminRoutes(scope, deps))
  app.register(async (scope: App) => staticRoutes(scope, deps))
  app.register(async (scope: App) => internalRoutes(scope, deps))
  return app
}
