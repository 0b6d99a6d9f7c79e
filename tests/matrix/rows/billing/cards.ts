import type { Row } from '../../matrix.ts'
import type { BillingFixtures } from './fixtures.ts'

const members = [401, 200, 200, 200, 200, 200, 200, 403] as const
const owner = [401, 404, 200, 404, 404, 404, 404, 403] as const
/** Who may call learns that no provider is connected here. */
const withoutProvider = [401, 503, 503, 503, 503, 503, 503, 403] as const

export const cardRows: Row<BillingFixtures>[] = [
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
