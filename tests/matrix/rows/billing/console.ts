import type { MatrixRow } from '../../matrix.ts'
import type { BillingFixtures } from './fixtures.ts'

const admins = { visitor: 401, default: 403, admin: 200 }
const rental = (f: BillingFixtures) => ({ params: { id: f.rentalId } })

export const consoleRows: MatrixRow<BillingFixtures>[] = [
  {
    call: 'GET /admin/rentals',
    expected: admins,
    shows: { text: (f) => f.rentalId, to: ['admin'] },
  },
  { call: 'GET /admin/rentals/{id}', expected: admins, send: rental },
  {
    call: 'POST /admin/rentals/{id}/confirm-delivery',
    expected: admins,
    send: (f) => ({ ...rental(f), body: { serialNumber: 'FR-2026-0001' } }),
  },
  {
    call: 'POST /admin/rentals/{id}/confirm-return',
    // The rental waits for its delivery, not for its return.
    expected: { visitor: 401, default: 403, admin: 409 },
    send: rental,
  },
]
