import type { MatrixRow } from '../../matrix.ts'
import { getDemoUserId } from '../../world.ts'
import { type IdentityFixtures, osakaAgencyCode } from './fixtures.ts'

type Rows = readonly MatrixRow<IdentityFixtures>[]

const staff = { visitor: 401, default: 403, pic: 200, foreignPic: 200, admin: 200 }
const admins = { visitor: 401, default: 403, admin: 200 }
/** An application to the agency of `pic`: for other agencies it does not exist. */
const ownAgency = { visitor: 401, default: 403, pic: 200, foreignPic: 404, admin: 200 }
const page = { page: 0, size: 99 }
const grant = { userIds: [getDemoUserId('customer')], authority: 'ai_esthe', authorityType: 0 }
const transfer = () => ({
  body: {
    userIds: [getDemoUserId('customer')],
    targetAgencyCode: osakaAgencyCode,
    targetRole: 'ROLE_CUSTOMER',
  },
})

/** Rows of applications, grants, searches of accounts and transfers, which persons in charge and administrators call. */
export const staffRows: Rows = [
  {
    call: 'POST /account/users',
    expected: staff,
    send: () => ({ body: { userIds: [getDemoUserId('customer')] } }),
    shows: { text: () => getDemoUserId('customer'), to: ['pic', 'admin'] },
  },
  {
    call: 'GET /account/all-users',
    expected: staff,
    send: () => ({ query: { ...page, roles: 'customer' } }),
    // Administrators find people by a search only.
    shows: { text: () => getDemoUserId('customer'), to: ['pic'] },
  },
  {
    call: 'GET /account/all-users',
    about: 'searching by address',
    expected: staff,
    send: () => ({ query: { ...page, roles: 'customer', condition: 'customer@hibiki.example' } }),
    shows: { text: () => getDemoUserId('customer'), to: ['pic', 'admin'] },
  },
  {
    call: 'GET /pic/agency',
    expected: { visitor: 401, default: 403, pic: 200, foreignPic: 200 },
    shows: { text: () => getDemoUserId('customer'), to: ['pic'] },
  },
  { call: 'GET /pic/approval/applying-count', expected: staff },
  {
    call: 'GET /pic/approval/applying',
    expected: staff,
    send: () => ({ query: page }),
    shows: { text: (f) => f.open.code, to: ['pic', 'admin'] },
  },
  {
    call: 'POST /pic/approval/approve',
    expected: ownAgency,
    send: (f) => ({ body: { applyingCode: f.open.code } }),
  },
  {
    call: 'POST /pic/approval/reject',
    expected: ownAgency,
    send: (f) => ({ body: { applyingCode: f.open.code } }),
  },
  {
    call: 'POST /pic/approval/delete',
    expected: ownAgency,
    send: (f) => ({ body: { applyingCode: f.rejected.code } }),
  },
  {
    call: 'POST /grant/search-users',
    expected: admins,
    send: () => ({ body: { authType: 0, authorities: ['ai_esthe'] } }),
  },
  { call: 'POST /grant/grant-deprivation', expected: admins, send: () => ({ body: grant }) },
  { call: 'POST /account/transfer/preview', expected: admins, send: transfer },
  { call: 'POST /account/transfer', expected: admins, send: transfer },
  {
    call: 'POST /account/transfer/undo',
    expected: admins,
    send: (f) => ({ body: { transferId: f.transferId } }),
  },
]
