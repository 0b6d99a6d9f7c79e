import type { MatrixRow } from '../../matrix.ts'
import type { BillingFixtures } from './fixtures.ts'

const admins = { visitor: 401, default: 403, admin: 200 }
/** No administrator can do this to this object, either. */
const conflict = { visitor: 401, default: 403, admin: 409 }
const of =
  (name: keyof BillingFixtures, body?: object) =>
  (f: BillingFixtures): { params: { id: string }; body?: object } => ({
    params: { id: f[name] },
    ...(body && { body }),
  })

const product = {
  name: { ja: 'ライト', en: 'Light' },
  description: { ja: '毎日の音浴に。', en: 'For every day.' },
  functions: { ja: ['くり返し再生'], en: ['Repeat playback'] },
  functionCodes: ['loop'],
  price: 980,
  taxRate: 10,
  familySeats: 0,
  image: 'light.svg',
  yearlyPrice: null,
  displayOrder: 20,
  hidden: false,
  premium: false,
}
const noText = { ja: '', en: '' }
const emptySeller = {
  legalName: noText,
  representative: noText,
  address: noText,
  telephoneHours: noText,
  extraFees: noText,
  paymentMethods: noText,
  paymentTimes: noText,
  delivery: noText,
  contractPeriod: noText,
  cancellation: noText,
  returns: noText,
  systemRequirements: noText,
  applicationPeriod: noText,
  salesConditions: noText,
  nonconformity: noText,
  postalCode: '',
  telephone: '',
  email: '',
  registrationNumber: '',
}
const reason = { reason: 'お電話でのご依頼' }
const period = () => {
  const today = new Date().toISOString().slice(0, 10)
  return { query: { from: `${today.slice(0, 4)}-01-01`, until: `${today.slice(0, 4)}-12-31` } }
}

/** Rows of products, contracts, payments, bills and codes of the console. */
export const consoleCommerceRows: MatrixRow<BillingFixtures>[] = [
  {
    call: 'GET /admin/tax-documents',
    expected: admins,
    shows: { text: () => '株式会社 花子商店', to: ['admin'] },
  },
  { call: 'GET /admin/tax-documents/totals', expected: admins },
  {
    call: 'GET /admin/tax-documents/csv',
    expected: admins,
    send: () => ({ query: { ...period().query, format: 'freee' } }),
  },
  { call: 'GET /admin/tax-documents/{id}', expected: admins, send: of('taxDocumentId') },
  { call: 'GET /admin/tax-documents/{id}/pdf', expected: admins, send: of('taxDocumentId') },
  { call: 'GET /admin/commerce-dashboard', expected: admins },
  { call: 'GET /admin/commerce-dashboard/revenue', expected: admins },
  { call: 'GET /admin/commerce-dashboard/churn', expected: admins },
  { call: 'GET /admin/products', expected: admins, shows: { text: () => 'executive', to: ['admin'] } },
  { call: 'GET /admin/products/{id}', expected: admins, send: of('productId') },
  {
    call: 'POST /admin/products',
    expected: admins,
    send: () => ({ body: { ...product, key: 'night', rental: false } }),
  },
  {
    call: 'PUT /admin/products/{id}',
    expected: conflict,
    send: of('productId', { ...product, updatedAt: '2020-01-01T00:00:00Z' }),
  },
  { call: 'DELETE /admin/products/{id}', expected: admins, send: of('productId') },
  { call: 'POST /admin/products/{id}/put-back', expected: admins, send: of('productId') },

  {
    call: 'GET /admin/contracts',
    expected: admins,
    shows: { text: (f) => f.contractId, to: ['admin'] },
  },
  { call: 'GET /admin/contracts/{id}', expected: admins, send: of('contractId') },
  {
    call: 'POST /admin/contracts',
    expected: admins,
    send: (f) => ({ body: { userId: f.enterpriseId, productId: f.productId } }),
  },
  {
    call: 'POST /admin/contracts/{id}/cancel',
    expected: admins,
    send: of('contractId', { ...reason, shownSettlement: 0 }),
  },
  { call: 'POST /admin/contracts/{id}/undo-cancel', expected: conflict, send: of('contractId', reason) },
  // Nothing is owed, so nothing can be waived.
  { call: 'POST /admin/contracts/{id}/waive-difference', expected: conflict, send: of('contractId', reason) },

  {
    call: 'GET /admin/payments',
    expected: admins,
    shows: { text: (f) => f.paymentId, to: ['admin'] },
  },
  { call: 'GET /admin/payments/{id}', expected: admins, send: of('paymentId') },
  // The outcome of the payment is known.
  { call: 'POST /admin/payments/{id}/reconcile', expected: conflict, send: of('paymentId') },
  // The payment took no money, so nothing of it can be refunded.
  {
    call: 'POST /admin/payments/{id}/refund',
    expected: conflict,
    send: of('paymentId', { ...reason, amount: 100, shownLeft: 2980 }),
  },
  // No bank has rejected a refund of it.
  {
    call: 'POST /admin/payments/{id}/refund/close',
    expected: conflict,
    send: of('paymentId', { ...reason, outcome: 'dropped' }),
  },
  { call: 'GET /admin/webhook-events', expected: admins, shows: { text: (f) => f.eventId, to: ['admin'] } },
  { call: 'GET /admin/webhook-events/{id}', expected: admins, send: of('eventId') },
  { call: 'POST /admin/webhook-events/{id}/retry', expected: admins, send: of('eventId') },

  {
    call: 'GET /admin/invoices',
    expected: admins,
    shows: { text: (f) => f.invoiceId, to: ['admin'] },
  },
  {
    call: 'GET /admin/invoices/csv',
    expected: admins,
    send: period,
    shows: { text: (f) => f.invoiceId, to: ['admin'] },
  },
  { call: 'GET /admin/invoices/{id}', expected: admins, send: of('invoiceId') },
  { call: 'POST /admin/invoices/{id}/paid', expected: admins, send: of('invoiceId') },

  {
    call: 'GET /admin/bonus-codes',
    expected: admins,
    shows: { text: (f) => f.bonusCodeId, to: ['admin'] },
  },
  { call: 'GET /admin/bonus-codes/{id}', expected: admins, send: of('bonusCodeId') },
  {
    call: 'POST /admin/bonus-codes',
    expected: admins,
    send: () => ({ body: { kind: 'yen', yen: 500, mostUses: 10, expiresOn: '2099-12-31' } }),
  },
  { call: 'POST /admin/bonus-codes/{id}/stop', expected: admins, send: of('bonusCodeId') },

  { call: 'GET /admin/dunning', expected: admins },
  {
    call: 'GET /admin/seller/{id}',
    expected: admins,
    send: () => ({ params: { id: 'shop' } }),
    shows: { text: () => 'support@hibiki.example', to: ['admin'] },
  },
  // The form was opened before the demo's seller was saved.
  {
    call: 'PUT /admin/seller/{id}',
    expected: conflict,
    send: () => ({ params: { id: 'shop' }, body: { ...emptySeller, revision: 0 } }),
  },

  {
    call: 'GET /admin/commerce-log',
    expected: admins,
    shows: { text: (f) => f.actId, to: ['admin'] },
  },
  { call: 'GET /admin/commerce-log/{id}', expected: admins, send: of('actId') },
]
