import type { BonusCodeWithUses } from '../bonus-codes/types.ts'
import type { ContractWithParts } from '../contracts/types.ts'
import type { Product, ProductBody } from '../products/types.ts'
import type { CommerceData } from './commerce-data.ts'
import { hoursFromNow, lastDays } from './fixtures.ts'
import { contains, listResponse, refusal } from './simple-rest.ts'

const missing = () => refusal(404, 'E4040', '見つかりませんでした。')
const byId = <T extends { id: string }>(rows: T[], id: string): T | Response =>
  rows.find((row) => row.id === id) ?? missing()
const oneOf = (wanted: unknown, value: string): boolean =>
  !wanted || (Array.isArray(wanted) ? wanted.includes(value) : wanted === value)

/** Changes a row of the mock, or refuses when there is none. */
function change<T extends { id: string }>(rows: T[], id: string, more: Partial<T>): T | Response {
  const row = byId(rows, id)
  return row instanceof Response ? row : Object.assign(row, more)
}

/** Rentals are contracts seen from the side of their devices. */
function rentalOf(contract: ContractWithParts) {
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

/** The calls of commerce on data in memory. */
export function commerceHandlers(data: CommerceData) {
  const body = async <T>(request: Request) => (await request.json()) as T
  const confirmed =
    (more: (request: Request) => Promise<Partial<ContractWithParts>>): Handler<Promise<object | Response>> =>
    async (request, _, id) => {
      const contract = change(data.contracts, id, await more(request))
      return contract instanceof Response ? contract : rentalOf(contract)
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
    'GET /admin/commerce-dashboard/revenue': () => ({ days: lastDays((at) => ({ yen: at * 980 })) }),
    'GET /admin/products': (_: Request, url: URL) =>
      listResponse('products', data.products, url.searchParams, (p, { q, withdrawn }) => {
        const fits = withdrawn === undefined || (p.withdrawnAt !== null) === withdrawn
        return fits && contains(q, p.name.ja, p.name.en, p.key)
      }),
    'GET /admin/products/{id}': (_: Request, __: URL, id: string) => byId(data.products, id),
    'POST /admin/products': async (request: Request) => {
      const created = { ...(await body<Product>(request)), id: 'new', contracts: 0, withdrawnAt: null }
      const product = { ...created, updatedAt: hoursFromNow(0) }
      data.products.push(product)
      return product
    },
    'PUT /admin/products/{id}': async (request: Request, _: URL, id: string) => {
      const given = await body<ProductBody>(request)
      const product = byId(data.products, id)
      if (!(product instanceof Response) && product.updatedAt !== given.updatedAt)
        return refusal(
          409,
          'BILLING_PRODUCT_EDITED',
          'ほかの管理者が先にこの商品を変更しました。最新の内容をご確認ください。',
        )
      return change(data.products, id, { ...given, updatedAt: new Date().toISOString() })
    },
    'DELETE /admin/products/{id}': (_: Request, __: URL, id: string) =>
      change(data.products, id, { withdrawnAt: hoursFromNow(0) }),
    'POST /admin/products/{id}/put-back': (_: Request, __: URL, id: string) =>
      change(data.products, id, { withdrawnAt: null }),
    'GET /admin/contracts': (_: Request, url: URL) =>
      listResponse(
        'contracts',
        data.contracts,
        url.searchParams,
        (c, { q, status }) => contains(q, c.userName, c.contractorName) && oneOf(status, c.status),
      ),
    'GET /admin/contracts/{id}': (_: Request, __: URL, id: string) => byId(data.contracts, id),
    'POST /admin/contracts': async (request: Request) => {
      const given = await body<{ userId: string; productId: string }>(request)
      const [first] = data.contracts
      if (!first) return missing()
      const contract = { ...first, ...given, id: 'c-new', invoiced: true, invoices: [], card: null }
      data.contracts.push(contract)
      return contract
    },
    'POST /admin/contracts/{id}/cancel': (_: Request, __: URL, id: string) =>
      change(data.contracts, id, { status: '20', nextChargeOn: null }),
    'POST /admin/contracts/{id}/undo-cancel': (_: Request, __: URL, id: string) =>
      change(data.contracts, id, { status: '10' }),
    'POST /admin/contracts/{id}/waive-difference': (_: Request, __: URL, id: string) =>
      change(data.contracts, id, { nextDifference: 0, owedAmount: 0 }),
    'GET /admin/rentals': (_: Request, url: URL) =>
      listResponse(
        'rentals',
        data.contracts.filter(({ rental }) => rental).map(rentalOf),
        url.searchParams,
        (r, { q, status }) => contains(q, r.userName, r.serialNumber) && oneOf(status, r.status),
      ),
    'GET /admin/rentals/{id}': (_: Request, __: URL, id: string) => {
      const contract = byId(data.contracts, id)
      return contract instanceof Response ? contract : rentalOf(contract)
    },
    'POST /admin/rentals/{id}/confirm-delivery': confirmed(async (request) => ({
      ...(await body<{ serialNumber: string }>(request)),
      status: '30',
    })) as Handler<Promise<ReturnType<typeof rentalOf> | Response>>,
    'POST /admin/rentals/{id}/confirm-return': confirmed(async () => ({ status: '90' })) as Handler<
      Promise<ReturnType<typeof rentalOf> | Response>
    >,
    'GET /admin/payments': (_: Request, url: URL) =>
      listResponse(
        'payments',
        data.payments,
        url.searchParams,
        (p, { q, state }) => contains(q, p.memberName) && oneOf(state, p.state),
      ),
    'GET /admin/payments/{id}': (_: Request, __: URL, id: string) => byId(data.payments, id),
    'POST /admin/payments/{id}/reconcile': (_: Request, __: URL, id: string) =>
      change(data.payments, id, { state: 'succeeded', settledAt: hoursFromNow(0) }),
    'GET /admin/webhook-events': (_: Request, url: URL) =>
      listResponse('webhook-events', data.events, url.searchParams, (e, { state }) => oneOf(state, e.state)),
    'GET /admin/webhook-events/{id}': (_: Request, __: URL, id: string) => byId(data.events, id),
    'POST /admin/webhook-events/{id}/retry': (_: Request, __: URL, id: string) =>
      change(data.events, id, { state: 'waiting', attempts: 0 }),
    'GET /admin/invoices': (_: Request, url: URL) =>
      listResponse(
        'invoices',
        data.invoices,
        url.searchParams,
        (i, { q, state }) => contains(q, i.memberName) && oneOf(state, i.state),
      ),
    'GET /admin/invoices/csv': (_: Request, url: URL) =>
      url.searchParams.get('from') === ''
        ? refusal(400, 'E3001', '入力内容をご確認ください。', { from: '入力してください。' })
        : new Response('\uFEFF請求ID\r\nin-1\r\n', {
            headers: { 'content-type': 'text/csv; charset=utf-8' },
          }),
    'GET /admin/invoices/{id}': (_: Request, __: URL, id: string) => byId(data.invoices, id),
    'POST /admin/invoices/{id}/paid': (_: Request, __: URL, id: string) =>
      change(data.invoices, id, { state: 'paid', paidAt: hoursFromNow(0) }),
    'GET /admin/bonus-codes': (_: Request, url: URL) =>
      listResponse(
        'bonus-codes',
        data.codes,
        url.searchParams,
        (c, { q, state }) => contains(q, c.code) && oneOf(state, c.state),
      ),
    'GET /admin/bonus-codes/{id}': (_: Request, __: URL, id: string) => byId(data.codes, id),
    'POST /admin/bonus-codes': async (request: Request) => {
      const given = await body<Partial<BonusCodeWithUses>>(request)
      if (data.codes.some(({ code }) => code === given.code))
        return refusal(400, 'E3001', '入力内容をご確認ください。', {
          code: 'このコードはすでに登録されています。',
        })
      const [first] = data.codes
      if (!first) return missing()
      const created = { ...first, uses: 0, lastUses: [], days: null, yen: null, ...given, id: 'b-new' }
      data.codes.push(created)
      return created
    },
    'POST /admin/bonus-codes/{id}/stop': (_: Request, __: URL, id: string) =>
      change(data.codes, id, { state: 'stopped', stoppedAt: hoursFromNow(0) }),
    'GET /admin/commerce-log': (_: Request, url: URL) =>
      listResponse('commerce-log', data.acts, url.searchParams, (act, { action }) =>
        oneOf(action, act.action),
      ),
    'GET /admin/commerce-log/{id}': (_: Request, __: URL, id: string) => byId(data.acts, id),
  }
}
