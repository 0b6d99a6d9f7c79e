import type { MatrixRow } from '../../matrix.ts'
import {
  type IdentityFixtures,
  invitedEmail,
  linkPaths,
  newcomerEmail,
  newPassword,
  tokyoAgencyCode,
} from './fixtures.ts'

type Rows = readonly MatrixRow<IdentityFixtures>[]

const everybody = { default: 200 }
const nobody = { default: 422 }
const form = {
  email: newcomerEmail,
  username: 'newcomer',
  password: newPassword,
  verifyPassword: newPassword,
  agreeTermsOfService: true,
  agreeProvidingData: true,
}
const { registration: path } = linkPaths

/** Rows of what visitors do with an address and its mails. */
export const registrationRows: Rows = [
  { call: 'POST /account/confirm-temp-url', expected: everybody, send: () => ({ query: { path } }) },
  {
    call: 'POST /account/issue-confirm-mail',
    expected: everybody,
    send: () => ({ query: { email: 'customer@hibiki.example' } }),
  },
  { call: 'POST /account/register/general', expected: everybody, send: () => ({ body: { ...form, path } }) },
  {
    call: 'POST /account/register/general',
    about: 'without the link',
    expected: nobody,
    send: () => ({ body: form }),
  },
  {
    call: 'POST /account/register',
    expected: everybody,
    send: () => ({ body: { ...form, path, agencyCode: tokyoAgencyCode, pic: false } }),
  },
  {
    call: 'POST /account/register',
    about: 'without the link',
    expected: nobody,
    send: () => ({ body: { ...form, agencyCode: tokyoAgencyCode, pic: false } }),
  },
  {
    call: 'POST /account/register-agency-pic',
    expected: everybody,
    send: () => ({ body: { ...form, path, agencyName: 'ひびきサロン京都' } }),
  },
  {
    call: 'POST /account/register-agency-pic',
    about: 'without the link',
    expected: nobody,
    send: () => ({ body: { ...form, agencyName: 'ひびきサロン京都' } }),
  },
  {
    call: 'POST /account/register-agency-admin',
    expected: everybody,
    send: () => ({ body: { ...form, email: invitedEmail, invite: linkPaths.invitation } }),
  },
  {
    call: 'POST /account/register-agency-admin',
    about: 'without an invitation',
    expected: nobody,
    send: () => ({ body: { ...form, email: invitedEmail } }),
  },
  { call: 'GET /account/agencies', expected: everybody, send: () => ({ query: { code: tokyoAgencyCode } }) },
  {
    call: 'POST /account/forgot-password/issue-confirm-mail',
    expected: everybody,
    send: () => ({ query: { email: 'customer@hibiki.example' } }),
  },
  {
    call: 'POST /account/forgot-password/confirm-temp-url',
    expected: everybody,
    send: () => ({ query: { path: linkPaths.reset } }),
  },
  {
    call: 'POST /account/forgot-password/reset',
    expected: everybody,
    send: () => ({ body: { path: linkPaths.reset, password: newPassword, verifyPassword: newPassword } }),
  },
  {
    call: 'POST /account/confirm-email-change',
    expected: everybody,
    send: () => ({ query: { path: linkPaths.emailChange } }),
  },
]
