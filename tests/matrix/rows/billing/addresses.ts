import type { MatrixRow } from '../../matrix.ts'
import { address, type BillingFixtures } from './fixtures.ts'

const members = { visitor: 401, default: 200, enterprise: 403 }
/** Returns 404 for another member's address, whatever the caller's role. */
const owner = { visitor: 401, default: 404, customer: 200, enterprise: 403 }

export const addressRows: MatrixRow<BillingFixtures>[] = [
  { call: 'GET /v2/address/prefectures', expected: members },
  {
    call: 'GET /v2/address/municipalities',
    expected: members,
    send: () => ({ query: { prefectureCode: '13' } }),
  },
  { call: 'GET /v2/address/search', expected: members, send: () => ({ query: { postcode: '1040061' } }) },
  {
    call: 'GET /v2/address/deliveries',
    expected: members,
    shows: { text: () => address.address, to: ['customer'] },
  },
  { call: 'GET /v2/address/delivery', expected: owner, send: (f) => ({ query: { id: f.deliveryId } }) },
  { call: 'POST /v2/address/register/delivery', expected: members, send: () => ({ body: address }) },
  {
    call: 'POST /v2/address/update/delivery',
    expected: owner,
    send: (f) => ({ body: { ...address, deliveryId: f.deliveryId } }),
  },
  {
    call: 'POST /v2/address/delete/delivery',
    expected: owner,
    send: (f) => ({ query: { id: f.deliveryId } }),
  },
]
