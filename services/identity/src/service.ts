import { createInternalFetch } from '@hibiki/http'
import { createSmtpSender } from '@hibiki/mail'
import {
  defineService,
  eraseMemberData,
  listPersonalDataDeclarations,
  type ResourceContext,
  readMemberData,
  readPublicOrigin,
  type Service,
} from '@hibiki/service'
import { configProperties, parseTotpRequiredRoles, validateConfig } from './config.ts'
import type { IdentityContext } from './context.ts'
import type { Trx } from './db/identity-tables.ts'
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
import { replayErasures, writeErasures } from './modules/deletion/replay-erasures.ts'
import { devicePairing } from './modules/device-pairing/module.ts'
import { createEasyLoginDeviceCookie } from './modules/easy-login/easy-login-device-cookie.ts'
import { easyLogin } from './modules/easy-login/module.ts'
import { emailChange } from './modules/email-change/module.ts'
import { enterpriseRole } from './modules/enterprise-role/module.ts'
import { grants } from './modules/grants/module.ts'
import { invitations } from './modules/invitations/module.ts'
import { createKnownDeviceCookie } from './modules/logins/known-device-cookie.ts'
import { createLoginThrottle } from './modules/logins/login-throttle.ts'
import { logins } from './modules/logins/module.ts'
import { createMailOutbox } from './modules/mails/mail-outbox.ts'
import { mails } from './modules/mails/module.ts'
import { createPageLinks } from './modules/mails/page-links.ts'
import { liftRequirementCommand } from './modules/passkey-requirements/lift-requirement-command.ts'
import { passkeyRequirements } from './modules/passkey-requirements/module.ts'
import { passkeys } from './modules/passkeys/module.ts'
import { passwords } from './modules/passwords/module.ts'
import { push } from './modules/push/module.ts'
import { readVapidKeys } from './modules/push/vapid-keys.ts'
import { registration } from './modules/registration/module.ts'
import { createRegistrationCookie } from './modules/registration/registration-cookie.ts'
import { secondFactor } from './modules/second-factor/module.ts'
import { createCurrentClaimsVerifier } from './modules/sessions/current-claims-verifier.ts'
import { sessions } from './modules/sessions/module.ts'
import { createSessionCookies } from './modules/sessions/session-cookies.ts'
import { settings } from './modules/settings/module.ts'
import { signingKeys } from './modules/signing-keys/module.ts'
import { createSigningKeyRing } from './modules/signing-keys/signing-key-ring.ts'
import { transfers } from './modules/transfers/module.ts'
import { personalDataServices, toUrlSettingName } from './personal-data-services.ts'
import { deriveSecrets } from './secrets.ts'

export const identity: Service<IdentityContext> = defineService<IdentityContext>({
  name: 'identity',
  title: 'Hibiki identity',
  port: 4001,
  folder: new URL('../', import.meta.url),
  config: { properties: configProperties, check: validateConfig },
  errors: identityErrors,
  bodyLimitBytes: 16 * 1024,
  resources: openResources,
  sessions: createCurrentClaimsVerifier,
  commands: {
    'list-erasures': writeErasures,
    'replay-erasures': replayErasures,
    'lift-passkey-requirement': liftRequirementCommand,
  },
  modules: [
    signingKeys,
    sessions,
    logins,
    passwords,
    secondFactor,
    passkeys,
    passkeyRequirements,
    easyLogin,
    devicePairing,
    registration,
    invitations,
    emailChange,
    agreements,
    settings,
    mails,
    push,
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
  const keys = given.keys ?? createSigningKeyRing({ database, secrets: secrets.signingKeys, clock })
  // This runs before the first call, because nobody can log in without a key.
  if (!given.keys) await keys.rotate()
  const mailSender = given.mailSender ?? createSmtpSender({ url: config.SMTP_URL, from: config.MAIL_FROM })
  if (!given.mailSender) defer(() => mailSender.close())
  return {
    secrets,
    keys,
    mailSender,
    cookies: createSessionCookies(config.SECURE_COOKIES),
    easyLoginDevice: createEasyLoginDeviceCookie(config.SECURE_COOKIES),
    registrationCookie: createRegistrationCookie(config.SECURE_COOKIES),
    devices: createKnownDeviceCookie(secrets.devices, config.SECURE_COOKIES),
    throttle: createLoginThrottle({
      database,
      key: secrets.throttles,
      limitAddresses: config.RATE_LIMIT === 'on',
    }),
    mails: createMailOutbox(secrets.mails),
    links: createPageLinks(readPublicOrigin(config)),
    legalTexts: given.legalTexts ?? loadLegalTexts(),
    totpRequiredRoles: parseTotpRequiredRoles(config),
    vapidKeys: readVapidKeys(config.VAPID_PRIVATE_KEY),
    pushServiceHosts: config.PUSH_SERVICES.split(','),
    internalFetch: createInternalFetch(internalKeys),
    dataSources: personalDataServices
      .map((service) => ({ service, url: config[toUrlSettingName(service)] }))
      .filter(({ url }) => url !== ''),
    personalData: {
      read: (memberId: string) =>
        readMemberData(database.db, listPersonalDataDeclarations(identity), memberId),
      erase: (trx: Trx, memberId: string, context: IdentityContext) =>
        eraseMemberData(identity, trx, { memberId, context }),
    },
  }
}
