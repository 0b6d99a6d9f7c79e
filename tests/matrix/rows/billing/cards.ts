import type { MatrixRow } from '../../matrix.ts'
import type { BillingFixtures } from './fixtures.ts'

const members = { visitor: 401, default: 200, enterprise: 403 }
const owner = { visitor: 401, default: 404, customer: 200, enterprise: 403 }
/** Callers with access get 503, because no provider is connected here. */
const withoutProvider = { visitor: 401, default: 503, enterprise: 403 }

export const cardRows: MatrixRow<BillingFixtures>[] = [
  {
    call: 'POST /credit-card/register',
    expected: withoutProvider,
    send: () => ({ body: { token: 'tok_visa' } }),
  },
  {
    call: 'POST /credit-card/confirm',
    expected: withoutProvider,
    send: () => ({ body: { setupIntentId: 'seti_of_nobody' } }),
  },
  {
    call: 'GET /credit-card/fetch-all',
    expected: members,
    shows: { text: (f) => f.cardId, to: ['customer'] },
  },
  { call: 'GET /credit-card/count-all', expected: members },
  { call: 'GET /credit-card/fetch', expected: owner, send: (f) => ({ query: { id: f.cardId } }) },
  {
    call: 'POST /credit-card/delete',
    expected: withoutProvider,
    send: (f) => ({ body: { id: f.cardId } }),
  },
  {
    call: 'POST /v2/payment/card/delete',
    expected: withoutProvider,
    send: (f) => ({ body: { id: f.cardId } }),
  },
  { call: 'GET /credit-card/form', expected: withoutProvider },
]
