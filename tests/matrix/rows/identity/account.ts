import { randomUUID } from 'node:crypto'
import type { MatrixRow } from '../../matrix.ts'
import { type IdentityFixtures, newPassword, osakaAgencyCode, password, tokyoAgencyCode } from './fixtures.ts'

type Rows = readonly MatrixRow<IdentityFixtures>[]

const members = { visitor: 401, default: 200 }
/** Only `customer` has a link; roles that may have one get 404, and two roles may not have any. */
const ofCustomer = { visitor: 401, default: 404, general: 403, customer: 200, admin: 403 }
const ofRoles = { visitor: 401, default: 200, general: 403, admin: 403 }

/** Rows of the own account. */
export const accountRows: Rows = [
  {
    call: 'POST /account/change-password',
    expected: members,
    send: () => ({
      body: { currentPassword: password, newPassword, newVerifyPassword: newPassword },
    }),
  },
  {
    call: 'POST /account/change-email',
    expected: members,
    send: () => ({ body: { password, email: 'another@example.jp' } }),
  },
  {
    call: 'GET /account/sessions',
    expected: members,
    shows: { text: (f) => f.sessionId, to: ['customer'] },
  },
  {
    call: 'POST /account/sessions/end',
    about: 'of the customer',
    expected: { visitor: 401, default: 404, customer: 200 },
    send: (f) => ({ body: { sessionId: f.sessionId } }),
  },
  {
    call: 'GET /account/passkeys',
    expected: members,
    shows: { text: (f) => f.passkeyId, to: ['customer'] },
  },
  { call: 'GET /account/passkey-requirement', expected: members },
  { call: 'POST /account/passkeys/begin', expected: members, send: () => ({ body: { password } }) },
  {
    call: 'POST /account/passkeys/add',
    about: 'that answers no challenge',
    expected: { visitor: 401, default: 422 },
    send: () => ({
      body: {
        id: 'of-nobody',
        rawId: 'of-nobody',
        type: 'public-key',
        response: { clientDataJSON: 'e30', attestationObject: 'AA' },
      },
    }),
  },
  {
    call: 'POST /account/passkeys/remove',
    about: 'of the customer',
    expected: { visitor: 401, default: 404, customer: 200 },
    send: (f) => ({ body: { id: f.passkeyId } }),
  },
  { call: 'GET /account/mail-types', expected: members },
  {
    call: 'POST /account/mail-types',
    expected: members,
    send: () => ({ body: { type: 'appointment', isOn: false } }),
  },
  { call: 'GET /account/push', expected: members },
  {
    call: 'POST /account/push/subscribe',
    about: 'of a browser at no service',
    expected: { visitor: 401, default: 422 },
    send: () => ({
      body: { endpoint: 'https://push.example/1', keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } },
    }),
  },
  { call: 'POST /account/push/unsubscribe', expected: members, send: () => ({ body: {} }) },
  {
    call: 'POST /account/push/kind',
    expected: members,
    send: () => ({ body: { kind: 'reminder', isOn: false } }),
  },
  { call: 'GET /account/totp', expected: members },
  {
    call: 'POST /account/totp/begin',
    expected: members,
    send: () => ({ body: { password } }),
  },
  // None of the callers has a pending reset.
  { call: 'POST /account/totp/object-to-reset', expected: { visitor: 401, default: 409 } },
  {
    call: 'POST /account/object-to-second-factor-reset',
    about: 'by an unknown link',
    expected: { default: 422 },
    send: () => ({ query: { path: 'of-nobody' } }),
  },
  {
    call: 'POST /account/totp/confirm',
    about: 'never begun',
    expected: { visitor: 401, default: 422 },
    send: () => ({ body: { code: '000000' } }),
  },
  {
    call: 'POST /account/totp/recovery-codes',
    about: 'without a second factor',
    expected: { visitor: 401, default: 422 },
    send: () => ({ body: { password, totpCode: '000000' } }),
  },
  { call: 'POST /account/totp/disable', expected: members, send: () => ({ body: { password } }) },
  { call: 'POST /account/export', expected: members },
  { call: 'GET /account/exports', expected: members, shows: { text: (f) => f.exportId, to: ['customer'] } },
  {
    call: 'GET /account/export-file',
    about: 'of the customer',
    expected: { visitor: 401, default: 404, customer: 200 },
    send: (f) => ({ query: { id: f.exportId } }),
  },
  { call: 'POST /account/delete', expected: members, send: () => ({ body: { password } }) },
  { call: 'POST /account/undo-delete', expected: members },
  { call: 'GET /account/deletion', expected: members },
  { call: 'GET /account/easy-login', expected: ofRoles, shows: { text: () => 'enabled', to: ['customer'] } },
  {
    call: 'POST /account/easy-login/register',
    expected: ofRoles,
    send: () => ({ body: { agreement: true } }),
  },
  { call: 'POST /account/easy-login/disable', expected: ofCustomer },
  { call: 'POST /account/easy-login/enable', expected: ofCustomer },
  { call: 'POST /account/easy-login/reissue', expected: ofCustomer },
  {
    call: 'POST /account/device-pairing/approve',
    about: 'with the code of a waiting device',
    expected: { visitor: 401, default: 403, enterprise: 200 },
    send: (f) => ({ body: { code: f.pairing.code, sectionId: randomUUID() } }),
  },
  {
    call: 'POST /account/device-pairing/approve',
    about: 'with an unknown code',
    expected: { visitor: 401, default: 403, enterprise: 400 },
    send: () => ({ body: { code: 'BCDF-GHJK', sectionId: randomUUID() } }),
  },
  {
    call: 'POST /applying/agency-change',
    about: 'to Tokyo, where customer and pic are',
    expected: { visitor: 401, default: 200, customer: 400, pic: 400, admin: 403, enterprise: 403 },
    send: () => ({ body: { agencyCode: tokyoAgencyCode } }),
  },
  {
    call: 'POST /applying/agency-change',
    about: 'to Osaka',
    expected: {
      visitor: 401,
      default: 200,
      otherCustomer: 400,
      foreignPic: 400,
      admin: 403,
      enterprise: 403,
    },
    send: () => ({ body: { agencyCode: osakaAgencyCode } }),
  },
  { call: 'GET /applying/statuses-count', expected: members },
  {
    call: 'GET /applying/statuses',
    expected: members,
    send: () => ({ query: { page: 0, size: 99 } }),
    shows: { text: (f) => f.open.code, to: [] },
  },
]
