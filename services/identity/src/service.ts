import { createInternalFetch } from '@hibiki/http'
import { createSmtpSender } from '@hibiki/mail'
import {
  defineService,
  eraseMemberData,
  listDeclaredData,
  type ResourceContext,
  readMemberData,
  readPublicOrigin,
  type Service,
} from '@hibiki/service'
import { checkConfig, properties, readTotpRequiredRoles } from './config.ts'
import type { IdentityContext } from './context.ts'
import { dataHolders, toUrlSetting } from './data-holders.ts'
import type { Trx } from './db/schema.ts'
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
import { listErasures, replayErasures } from './modules/deletion/replay-erasures.ts'
import { createEasyLoginDevice } from './modules/easy-login/easy-login-device.ts'
import { easyLogin } from './modules/easy-login/module.ts'
import { emailChange } from './modules/email-change/module.ts'
import { enterpriseRole } from './modules/enterprise-role/module.ts'
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
import { createCurrentSessions } from './modules/sessions/current-claims.ts'
import { sessions } from './modules/sessions/module.ts'
import { createSessionCookies } from './modules/sessions/session-cookies.ts'
import { settings } from './modules/settings/module.ts'
import { createKeyRing } from './modules/signing-keys/key-ring.ts'
import { signingKeys } from './modules/signing-keys/module.ts'
import { transfers } from './modules/transfers/module.ts'
import { deriveSecrets } from './secrets.ts'

export const identity: Service<IdentityContext> = defineService<IdentityContext>({
  name: 'identity',
  title: 'Hibiki identity',
  port: 4001,
  folder: new URL('../', import.meta.url),
  config: { properties, check: checkConfig },
  errors: identityErrors,
  bodyLimitBytes: 16 * 1024,
  resources: openResources,
  sessions: createCurrentSessions,
  commands: { 'list-erasures': listErasures, 'replay-erasures': replayErasures },
  modules: [
    signingKeys,
    sessions,
    logins,
    passwords,
    secondFactor,
    easyLogin,
    registration,
    invitations,
    emailChange,
    agreements,
    settings,
    mails,
    agencies,
    applications,
    grants,
    enterpriseRole,
    transfers,
    audit,
    dashboard,
    dataExport,
    deletion,
    // This module is last, because an erasure runs in this order and the other rows reference the account.
    accounts,
  ],
})

async function openResources({
  config,
  database,
  clock,
  internalKeys,
  given,
  defer,
}: ResourceContext<IdentityContext>) {
  const secrets = deriveSecrets(config.TOKEN_KEY_SECRET)
  const keys = given.keys ?? createKeyRing({ database, secrets: secrets.signingKeys, clock })
  // This runs before the first call, because nobody can log in without a key.
  if (!given.keys) await keys.rotate()
  const mailSender = given.mailSender ?? createSmtpSender({ url: config.SMTP_URL, from: config.MAIL_FROM })
  if (!given.mailSender) defer(() => mailSender.close())
  return {
    secrets,
    keys,
    mailSender,
    cookies: createSessionCookies(config.SECURE_COOKIES),
    easyLoginDevice: createEasyLoginDevice(config.SECURE_COOKIES),
    registrationCookie: createRegistrationCookie(config.SECURE_COOKIES),
    devices: createKnownDevices(secrets.devices, config.SECURE_COOKIES),
    throttle: createLoginThrottle({
      database,
      key: secrets.throttles,
      limitAddresses: config.RATE_LIMIT === 'on',
    }),
    mails: createOutboxMails(secrets.mails),
    links: createPageLinks(readPublicOrigin(config)),
    legalTexts: given.legalTexts ?? loadLegalTexts(),
    totpRequiredRoles: readTotpRequiredRoles(config),
    internalFetch: createInternalFetch(internalKeys),
    dataSources: dataHolders
      .map((service) => ({ service, url: config[toUrlSetting(service)] }))
      .filter(({ url }) => url !== ''),
    personalData: {
      read: (memberId: string) => readMemberData(database.db, listDeclaredData(identity), memberId),
      erase: (trx: Trx, memberId: string, context: IdentityContext) =>
        eraseMemberData(identity, trx, { memberId, context }),
    },
  }
}
