import type { MatrixRow } from '../../matrix.ts'
import type { BillingFixtures } from './fixtures.ts'

const members = { visitor: 401, default: 200, enterprise: 403 }
const owner = { visitor: 401, default: 404, customer: 200, enterprise: 403 }
/** The customer, the own person in charge and administrators may buy for the customer. */
const buyers = { visitor: 401, default: 404, customer: 200, pic: 200, admin: 200, enterprise: 403 }
/** Nobody else may pay with the customer's card, and for the customer no provider is connected here. */
const cardOwner = { visitor: 401, default: 404, customer: 503, enterprise: 403 }
const own = { text: (f: BillingFixtures) => f.contractId, to: ['customer'] as const }

export const buyingRows: MatrixRow<BillingFixtures>[] = [
  {
    call: 'POST /payment/order-details',
    expected: buyers,
    send: (f) => ({ body: { productId: f.productId, userIds: [f.customerId] } }),
  },
  {
    call: 'POST /payment/order-confirmation',
    expected: buyers,
    send: (f) => ({ body: { productId: f.productId, userIds: [f.customerId] } }),
  },
  {
    call: 'POST /payment/prev-cancel',
    expected: owner,
    send: (f) => ({ body: { historyIds: [f.contractId] } }),
  },
  { call: 'GET /payment/fetch-subscription', expected: members, shows: own },
  { call: 'GET /payment/fetch-history', expected: members, shows: own },
  { call: 'GET /v2/payment/fetch-history', expected: owner, send: (f) => ({ query: { id: f.contractId } }) },
  { call: 'GET /v2/payment/fetch-history-count', expected: members },
  { call: 'GET /payment/charges', expected: members },
  { call: 'GET /payment/next-charge', expected: members, shows: own },
  {
    call: 'POST /payment/order-monthly-sum',
    expected: buyers,
    send: (f) => ({ body: { productId: f.productId, userIds: [f.customerId] } }),
  },
  {
    call: 'GET /payment/document',
    expected: owner,
    send: (f) => ({ query: { id: f.taxDocumentId } }),
    shows: { text: () => '株式会社 花子商店', to: ['customer'] },
  },
  { call: 'GET /payment/document-pdf', expected: owner, send: (f) => ({ query: { id: f.taxDocumentId } }) },
  {
    call: 'GET /payment/statements',
    expected: members,
    shows: { text: () => '2020-01', to: ['customer'] },
  },
  { call: 'POST /payment/statements', expected: owner, send: () => ({ body: { month: '2020-01' } }) },
  {
    call: 'POST /payment/document/reissue',
    expected: owner,
    send: (f) => ({ body: { id: f.taxDocumentId } }),
  },
  { call: 'GET /payment/document-addressee', expected: members },
  {
    call: 'POST /payment/document-addressee',
    expected: members,
    send: () => ({ body: { name: '株式会社 花子商店' } }),
  },
  {
    call: 'GET /payment/is-purchased',
    expected: buyers,
    send: (f) => ({ query: { userId: f.customerId, productId: f.productId } }),
  },
  {
    call: 'GET /payment/customers-not-purchased',
    expected: { visitor: 401, default: 403, pic: 200, foreignPic: 200, admin: 200 },
    send: (f) => ({ query: { productId: f.productId, condition: '花子' } }),
    shows: { text: () => '東京 花子', to: ['pic', 'admin'] },
  },
  ...(['POST /v3/subscription/order', 'POST /v3/subscription/subscribe'] as const).map((call) => ({
    call,
    expected: cardOwner,
    send: (f: BillingFixtures) => ({
      body: { productId: f.productId, creditCardId: f.cardId, deliveryId: f.deliveryId },
    }),
  })),
  {
    call: 'POST /v3/subscription/update-card',
    expected: cardOwner,
    send: (f) => ({ body: { paymentHistoryId: f.contractId, creditCardId: f.cardId } }),
  },
  {
    call: 'GET /v3/subscription/konbini',
    expected: owner,
    send: (f) => ({ query: { paymentHistoryId: f.contractId } }),
  },
  {
    call: 'POST /v3/subscription/pay-at-konbini',
    // Convenience stores are not offered here.
    expected: { visitor: 401, default: 404, customer: 409, enterprise: 403 },
    send: (f) => ({ body: { paymentHistoryId: f.contractId, shownAmount: 980 } }),
  },
  {
    call: 'POST /v3/subscription/cancel-konbini',
    expected: cardOwner,
    send: (f) => ({ body: { paymentHistoryId: f.contractId } }),
  },
  {
    call: 'POST /v3/subscription/cancel',
    expected: owner,
    send: (f) => ({ body: { paymentHistoryIds: [f.contractId] } }),
  },
  {
    call: 'POST /v3/subscription/undo-cancel',
    // The owner's contract is not cancelled, so there is nothing to undo; for others it does not exist.
    expected: { visitor: 401, default: 404, customer: 409, enterprise: 403 },
    send: (f) => ({ body: { paymentHistoryIds: [f.contractId] } }),
  },
  {
    call: 'POST /v3/subscription/undo-plan-change',
    // No cheaper plan waits for the renewal of the owner's contract.
    expected: { visitor: 401, default: 404, customer: 409, enterprise: 403 },
    send: (f) => ({ body: { paymentHistoryId: f.contractId } }),
  },
  {
    call: 'GET /v3/subscription/family',
    expected: members,
    shows: { text: () => 'family-1@hibiki.example', to: ['customer'] },
  },
  {
    call: 'POST /v3/subscription/family/invite',
    expected: owner,
    send: (f) => ({ body: { contractId: f.contractId, email: 'family-2@hibiki.example' } }),
  },
  {
    call: 'POST /v3/subscription/family/resend',
    expected: owner,
    send: (f) => ({ body: { placeId: f.familyPlaceId } }),
  },
  {
    call: 'POST /v3/subscription/family/remove',
    expected: owner,
    send: (f) => ({ body: { placeId: f.familyPlaceId } }),
  },
  // Nobody here has joined a family.
  {
    call: 'POST /v3/subscription/family/leave',
    expected: { visitor: 401, default: 404, enterprise: 403 },
  },
  {
    call: 'POST /v3/subscription/family/invitation',
    expected: { default: 404 },
    send: () => ({ body: { token: 'unknown' } }),
  },
  {
    call: 'POST /v3/subscription/family/accept',
    expected: { visitor: 401, default: 404, enterprise: 409 },
    send: () => ({ body: { token: 'unknown' } }),
  },
  {
    call: 'POST /v3/subscription/family/decline',
    expected: { default: 404 },
    send: () => ({ body: { token: 'unknown' } }),
  },
  // Only the signature counts, whoever calls, and no provider is connected here.
  { call: 'POST /v3/payment/webhook', expected: { default: 503 } },
  { call: 'POST /v3/bonuscode/apply', expected: members, send: () => ({ body: { code: 'WELCOME30' } }) },
]
