import type { MatrixRow } from '../../matrix.ts'
import type { BillingFixtures } from './fixtures.ts'

const everybody = { default: 200 }
/** All members except those who are only enterprise. */
const members = { visitor: 401, default: 200, enterprise: 403 }
const product = (f: BillingFixtures) => ({ query: { productId: f.productId } })
const hidden = (f: BillingFixtures) => ({ query: { productId: f.hiddenProductId } })

export const productRows: MatrixRow<BillingFixtures>[] = [
  { call: 'GET /v2/subscription/products', expected: everybody },
  { call: 'GET /api/product/fetch-all', expected: everybody },
  { call: 'GET /v2/subscription/seller', expected: everybody },
  { call: 'GET /v2/product/get', expected: everybody, send: product },
  {
    call: 'GET /v2/product/get',
    about: 'a hidden product',
    expected: { default: 404, admin: 200 },
    send: hidden,
  },
  { call: 'GET /v2/product/exists-rental', expected: everybody, send: product },
  {
    call: 'GET /v2/product/image/{file}',
    expected: everybody,
    send: () => ({ params: { file: 'light.svg' } }),
  },
  {
    call: 'GET /v2/esthe/available-loop-func',
    expected: members,
    shows: { text: () => 'E0000', to: ['customer'] },
  },
  { call: 'GET /v2/esthe/available-timer-func', expected: members },
  { call: 'GET /v2/esthe/available-with-soundesthe-func', expected: members },
  { call: 'GET /v2/esthe/available-dr-ai-and-healthcare-func', expected: members },
  { call: 'GET /v2/esthe/available-sound-therapy-func', expected: members },
  {
    call: 'GET /v2/esthe/available-aiesthe',
    expected: members,
    // The demo's administrator has the authority.
    shows: { text: () => 'E0000', to: ['customer', 'admin'] },
  },
]
