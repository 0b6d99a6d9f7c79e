import type { BonusCodeWithUses } from '../bonus-codes/types.ts'
import type { ContractDetails } from '../contracts/types.ts'
import type { Product, ProductUpdateBody } from '../products/types.ts'
import type { CommerceData } from './commerce-data.ts'
import { createDailyFigures, hoursFromNow } from './fixtures.ts'
import { createErrorResponse, createListResponse, matchesText } from './mock-responses.ts'

const respondNotFound = () => createErrorResponse(404, 'E4040', '見つかりませんでした。')
const findById = <T extends { id: string }>(rows: T[], id: string): T | Response =>
  rows.find((row) => row.id === id) ?? respondNotFound()
const isOneOf = (expected: unknown, value: string): boolean =>
  !expected || (Array.isArray(expected) ? expected.includes(value) : expected === value)

/** Changes a row, or responds with 404 if there is none. */
function changeRow<T extends { id: string }>(rows: T[], id: string, more: Partial<T>): T | Response {
  const row = findById(rows, id)
  return row instanceof Response ? row : Object.assign(row, more)
}

/** Returns the rental view of a contract. */
function toRental(contract: ContractDetails) {
  const { id, userId, userName, productName, status, orderedAt, serialNumber, returnSince } = contract
  return {
    id,
    userId,
    userName,
    productName,
    status,
    serialNumber,
    returnSince,
    orderedOn: orderedAt.slice(0, 10),
    isReturnLate: status === '50' && returnSince === '2026-10-01',
  }
}

type Handler<T> = (request: Request, url: URL, id: string) => T

/** Serves the calls of commerce from data in memory. */
export function createCommerceHandlers(data: CommerceData) {
  const readBody = async <T>(request: Request) => (await request.json()) as T
  const createConfirmHandler =
    (more: (request: Request) => Promise<Partial<ContractDetails>>): Handler<Promise<object | Response>> =>
    async (request, _, id) => {
      const contract = changeRow(data.contracts, id, await more(request))
      return contract instanceof Response ? contract : toRental(contract)
    }
  return {
    'GET /admin/commerce-dashboard': () => ({
      deliveriesWaiting: data.contracts.filter(({ status }) => status === '40').length,
      returnsWaiting: data.contracts.filter(({ status }) => status === '50').length,
      returnsLate: 1,
      paymentsUnclear: data.payments.filter(({ state }) => state === 'unclear').length,
      refundsDue: 0,
      eventsParked: 1,
      invoicesOpen: 1,
    }),
    'GET /admin/commerce-dashboard/revenue': () => ({
      days: createDailyFigures((at) => ({ yen: at * 980 })),
    }),
    'GET /admin/products': (_: Request, url: URL) =>
      createListResponse('products', data.products, url.searchParams, (product, { q, withdrawn }) => {
        const isMatch = withdrawn === undefined || (product.withdrawnAt !== null) === withdrawn
        return isMatch && matchesText(q, product.name.ja, product.name.en, product.key)
      }),
    'GET /admin/products/{id}': (_: Request, __: URL, id: string) => findById(data.products, id),
    'POST /admin/products': async (request: Request) => {
      const created = { ...(await readBody<Product>(request)), id: 'new', contracts: 0, withdrawnAt: null }
      const product = { ...created, updatedAt: hoursFromNow(0) }
      data.products.push(product)
      return product
    },
    'PUT /admin/products/{id}': async (request: Request, _: URL, id: string) => {
      const body = await readBody<ProductUpdateBody>(request)
      const product = findById(data.products, id)
      if (!(product instanceof Response) && product.updatedAt !== body.updatedAt)
        return createErrorResponse(
          409,
          'BILLING_PRODUCT_EDITED',
          'ほかの管理者が先にこの商品を変更しました。最新の内容をご確認ください。',
        )
      return changeRow(data.products, id, { ...body, updatedAt: new Date().toISOString() })
    },
    'DELETE /admin/products/{id}': (_: Request, __: URL, id: string) =>
      changeRow(data.products, id, { withdrawnAt: hoursFromNow(0) }),
    'POST /admin/products/{id}/put-back': (_: Request, __: URL, id: string) =>
      changeRow(data.products, id, { withdrawnAt: null }),
    'GET /admin/contracts': (_: Request, url: URL) =>
      createListResponse(
        'contracts',
        data.contracts,
        url.searchParams,
        (contract, { q, status }) =>
          matchesText(q, contract.userName, contract.contractorName) && isOneOf(status, contract.status),
      ),
    'GET /admin/contracts/{id}': (_: Request, __: URL, id: string) => findById(data.contracts, id),
    'POST /admin/contracts': async (request: Request) => {
      const body = await readBody<{ userId: string; productId: string }>(request)
      const [first] = data.contracts
      if (!first) return respondNotFound()
      const contract = { ...first, ...body, id: 'c-new', invoiced: true, invoices: [], card: null }
      data.contracts.push(contract)
      return contract
    },
    'POST /admin/contracts/{id}/cancel': (_: Request, __: URL, id: string) =>
      changeRow(data.contracts, id, { status: '20', nextChargeOn: null }),
    'POST /admin/contracts/{id}/undo-cancel': (_: Request, __: URL, id: string) =>
      changeRow(data.contracts, id, { status: '10' }),
    'POST /admin/contracts/{id}/waive-difference': (_: Request, __: URL, id: string) =>
      changeRow(data.contracts, id, { nextDifference: 0, owedAmount: 0 }),
    'GET /admin/rentals': (_: Request, url: URL) =>
      createListResponse(
        'rentals',
        data.contracts.filter(({ rental }) => rental).map(toRental),
        url.searchParams,
        (rental, { q, status }) =>
          matchesText(q, rental.userName, rental.serialNumber) && isOneOf(status, rental.status),
      ),
    'GET /admin/rentals/{id}': (_: Request, __: URL, id: string) => {
      const contract = findById(data.contracts, id)
      return contract instanceof Response ? contract : toRental(contract)
    },
    'POST /admin/rentals/{id}/confirm-delivery': createConfirmHandler(async (request) => ({
      ...(await readBody<{ serialNumber: string }>(request)),
      status: '30',
    })) as Handler<Promise<ReturnType<typeof toRental> | Response>>,
    'POST /admin/rentals/{id}/confirm-return': createConfirmHandler(async () => ({
      status: '90',
    })) as Handler<Promise<ReturnType<typeof toRental> | Response>>,
    'GET /admin/payments': (_: Request, url: URL) =>
      createListResponse(
        'payments',
        data.payments,
        url.searchParams,
        (payment, { q, state }) => matchesText(q, payment.memberName) && isOneOf(state, payment.state),
      ),
    'GET /admin/payments/{id}': (_: Request, __: URL, id: string) => findById(data.payments, id),
    'POST /admin/payments/{id}/reconcile': (_: Request, __: URL, id: string) =>
      changeRow(data.payments, id, { state: 'succeeded', settledAt: hoursFromNow(0) }),
    'GET /admin/webhook-events': (_: Request, url: URL) =>
      createListResponse('webhook-events', data.events, url.searchParams, (event, { state }) =>
        isOneOf(state, event.state),
      ),
    'GET /admin/webhook-events/{id}': (_: Request, __: URL, id: string) => findById(data.events, id),
    'POST /admin/webhook-events/{id}/retry': (_: Request, __: URL, id: string) =>
      changeRow(data.events, id, { state: 'waiting', attempts: 0 }),
    'GET /admin/invoices': (_: Request, url: URL) =>
      createListResponse(
        'invoices',
        data.invoices,
        url.searchParams,
        (invoice, { q, state }) => matchesText(q, invoice.memberName) && isOneOf(state, invoice.state),
      ),
    'GET /admin/invoices/csv': (_: Request, url: URL) =>
      url.searchParams.get('from') === ''
        ? createErrorResponse(400, 'E3001', '入力内容をご確認ください。', { from: '入力してください。' })
        : new Response('\uFEFF請求ID\r\nin-1\r\n', {
            headers: { 'content-type': 'text/csv; charset=utf-8' },
          }),
    'GET /admin/invoices/{id}': (_: Request, __: URL, id: string) => findById(data.invoices, id),
    'POST /admin/invoices/{id}/paid': (_: Request, __: URL, id: string) =>
      changeRow(data.invoices, id, { state: 'paid', paidAt: hoursFromNow(0) }),
    'GET /admin/bonus-codes': (_: Request, url: URL) =>
      createListResponse(
        'bonus-codes',
        data.codes,
        url.searchParams,
        (code, { q, state }) => matchesText(q, code.code) && isOneOf(state, code.state),
      ),
    'GET /admin/bonus-codes/{id}': (_: Request, __: URL, id: string) => findById(data.codes, id),
    'POST /admin/bonus-codes': async (request: Request) => {
      const body = await readBody<Partial<BonusCodeWithUses>>(request)
      if (data.codes.some(({ code }) => code === body.code))
        return createErrorResponse(400, 'E3001', '入力内容をご確認ください。', {
          code: 'このコードはすでに登録されています。',
        })
      const [first] = data.codes
      if (!first) return respondNotFound()
      const created = { ...first, uses: 0, lastUses: [], days: null, yen: null, ...body, id: 'b-new' }
      data.codes.push(created)
      return created
    },
    'POST /admin/bonus-codes/{id}/stop': (_: Request, __: URL, id: string) =>
      changeRow(data.codes, id, { state: 'stopped', stoppedAt: hoursFromNow(0) }),
    'GET /admin/commerce-log': (_: Request, url: URL) =>
      createListResponse('commerce-log', data.acts, url.searchParams, (act, { action }) =>
        isOneOf(action, act.action),
      ),
    'GET /admin/commerce-log/{id}': (_: Request, __: URL, id: string) => findById(data.acts, id),
  }
}
