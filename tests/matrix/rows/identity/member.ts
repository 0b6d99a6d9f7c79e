import type { Caller, MatrixRow } from '../../matrix.ts'
import { getDemoUserId } from '../../world.ts'
import { type IdentityFixtures, password } from './fixtures.ts'

type Rows = readonly MatrixRow<IdentityFixtures>[]

const everybody = { default: 200 }
const members = { visitor: 401, default: 200 }
const loginIds: Record<Caller, string> = {
  visitor: 'general',
  general: 'general',
  customer: 'customer',
  otherCustomer: 'customer2',
  pic: 'pic',
  foreignPic: 'pic2',
  admin: 'admin',
  enterprise: 'enterprise',
}
const profile = { birthYear: 1990, birthMonth: 1, birthDay: 2, gender: 0 }

const signature = {
  id: 'of-nobody',
  rawId: 'of-nobody',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
}

/** Rows of sessions, page zoom, profile, consents and legal texts. */
export const memberRows: Rows = [
  {
    call: 'POST /auth/login',
    expected: everybody,
    send: (_f, caller) => ({ body: { loginId: loginIds[caller], password } }),
  },
  { call: 'POST /auth/easy-login/device', expected: everybody },
  { call: 'POST /auth/easy-login', expected: everybody, send: (f) => ({ body: { path: f.easyLoginPath } }) },
  { call: 'POST /auth/passkey/begin', expected: everybody },
  {
    call: 'POST /auth/passkey',
    about: 'with a passkey that nobody has',
    expected: { default: 422 },
    send: () => ({ body: signature }),
  },
  {
    call: 'POST /auth/confirm-passkey',
    about: 'with a passkey that nobody has',
    expected: { visitor: 401, default: 422 },
    send: () => ({ body: signature }),
  },
  { call: 'POST /auth/device-pairing', expected: everybody },
  { call: 'POST /auth/board-pairing', expected: everybody },
  {
    call: 'POST /auth/device-pairing/redeem',
    about: 'of a waiting device',
    expected: everybody,
    send: (f) => ({ body: { secret: f.pairing.secret } }),
  },
  {
    call: 'POST /auth/device-pairing/redeem',
    about: 'with an unknown secret',
    expected: { default: 404 },
    send: () => ({ body: { secret: 'unknown' } }),
  },
  { call: 'POST /auth/refresh', expected: members },
  { call: 'GET /auth/logout', expected: everybody },
  { call: 'POST /auth/logout', expected: everybody },
  {
    call: 'POST /auth/me',
    expected: members,
    shows: { text: () => 'customer@hibiki.example', to: ['customer'] },
  },
  { call: 'GET /auth/me', expected: members },
  { call: 'POST /auth/confirm-password', expected: members, send: () => ({ body: { password } }) },
  { call: 'POST /auth/lower-assurance', expected: members },
  { call: 'GET /page-size/scale', expected: members },
  { call: 'POST /page-size/set-scale', expected: members, send: () => ({ query: { scale: 1.2 } }) },
  {
    call: 'POST /profile/update',
    expected: members,
    send: (_f, caller) => ({ body: { userId: caller === 'visitor' ? 'x' : getDemoUserId(caller), profile } }),
  },
  {
    call: 'POST /profile/update',
    about: 'of the customer',
    expected: { visitor: 401, default: 404, customer: 200 },
    send: () => ({ body: { userId: getDemoUserId('customer'), profile } }),
  },
  { call: 'GET /agreement/consents', expected: members },
  { call: 'GET /agreement/providing-data', expected: members },
  {
    call: 'POST /agreement/agree-providing-data',
    expected: members,
    send: () => ({ query: { agreement: false } }),
  },
  { call: 'GET /agreement/term-of-service', expected: members },
  {
    call: 'POST /agreement/agree-term-of-service',
    expected: members,
    send: () => ({ query: { agreement: true } }),
  },
  { call: 'GET /static/agreements/terms_of_service.md', expected: everybody },
  { call: 'GET /static/agreements/data_analytics_agreement.md', expected: everybody },
  { call: 'GET /static/agreements/privacy_policy.md', expected: everybody },
  {
    call: 'POST /v3/advertise/notice',
    expected: everybody,
    send: () => ({ body: { key: 'of nobody', request: 'cancel', type: 'news' } }),
  },
  {
    call: 'GET /v3/advertise/one-click',
    expected: { default: 302 },
    send: () => ({ query: { key: 'of nobody', type: 'news' } }),
  },
  {
    call: 'POST /v3/advertise/one-click',
    about: 'with the form of a mail program',
    expected: everybody,
    send: () => ({
      query: { key: 'of nobody', type: 'news' },
      form: { 'List-Unsubscribe': 'One-Click' },
    }),
  },
  {
    call: 'POST /v3/advertise/one-click',
    about: 'without the form',
    expected: { default: 400 },
    send: () => ({ query: { key: 'of nobody', type: 'news' } }),
  },
]
