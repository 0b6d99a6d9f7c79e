import { type App, createApp, createInternalFetch, createSessionVerifier } from '@hibiki/http'
import { sql } from 'kysely'
import type { AppDeps, IdentityModule, RouteDeps } from './deps.ts'
import { identityErrors } from './errors.ts'
import { accounts } from './modules/accounts/module.ts'
import { agencies } from './modules/agencies/module.ts'
import { loadLegalTexts } from './modules/agreements/legal-texts.ts'
import { agreements } from './modules/agreements/module.ts'
import { applications } from './modules/applications/module.ts'
import { audit } from './modules/audit/module.ts'
import { dashboard } from './modules/dashboard/module.ts'
import { dataExport } from './modules/data-export/module.ts'
import { deletion } from './modules/deletion/module.ts'
import { createEasyLoginDevice } from './modules/easy-login/easy-login-device.ts'
import { easyLogin } from './modules/easy-login/module.ts'
import { emailChange } from './modules/email-change/module.ts'
import { grants } from './modules/grants/module.ts'
import { invitations } from './modules/invitations/module.ts'
import { createKnownDevices } from './modules/logins/known-device.ts'
import { createLoginThrottle } from './modules/logins/login-throttle.ts'
import { logins } from './modules/logins/module.ts'
import { mails } from './modules/mails/module.ts'
import { createOutboxMails } from './modules/mails/outbox-mails.ts'
import { createPageLinks } from './modules/mails/page-links.ts'
import { passwords } from './modules/passwords/module.ts'
import { registration } from './modules/registration/module.ts'
import { createRegistrationCookie } from './modules/registration/registration-cookie.ts'
import { secondFactor } from './modules/second-factor/module.ts'
import { withCurrentClaims } from './modules/sessions/current-claims.ts'
import { sessions } from './modules/sessions/module.ts'
import { createSessionCookies } from './modules/sessions/session-cookies.ts'
import { endedReason } from './modules/sessions/sessions.sql.ts'
import { settings } from './modules/settings/module.ts'
import { signingKeys } from './modules/signing-keys/module.ts'
import { transfers } from './modules/transfers/module.ts'

/** Every topic of the service; each registers its own routes and says who may call them. */
const modules: readonly IdentityModule[] = [
  accounts,
  agencies,
  agreements,
  applications,
  audit,
  dashboard,
  dataExport,
  deletion,
  easyLogin,
  emailChange,
  grants,
  invitations,
  logins,
  mails,
  passwords,
  registration,
  secondFactor,
  sessions,
  settings,
  signingKeys,
  transfers,
]

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
    internalKeys: o.internalKeys,
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
    billing: { url: o.billingUrl ?? '', fetch: createInternalFetch(o.internalKeys) },
    log: o.log,
    throttle: createLoginThrottle({ database, key: o.secrets.throttles, limitAddresses: o.limitAddresses }),
  }
  for (const module of modules) app.register(async (scope: App) => module.routes(scope, deps))
  return app
}
