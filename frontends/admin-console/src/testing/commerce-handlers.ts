import { createErrorResponse } from '@hibiki/api-mocks'
import { HttpResponse } from 'msw'
import type { ContractDetails } from '../contracts/types.ts'
import type { SellerUpdateBody } from '../seller/types.ts'
import { type CommerceData, createBonusCode, createContract } from './commerce-data.ts'
import { createDailyFigures, hoursFromNow } from './fixtures.ts'
import { http, mockResource } from './server.ts'

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

/** Serves the calls of commerce from data in memory. */
export function createCommerceHandlers(data: CommerceData) {
  /** A rental is a view of a contract, so what changes it changes the contract. */
  const changeContract = (id: string, change: Partial<ContractDetails>) => {
    const contract = data.contracts.find((candidate) => candidate.id === id)
    if (!contract) throw new Error(`there is no contract ${id}`)
    return toRental(Object.assign(contract, change))
  }
  return [
    http.get('/admin/commerce-dashboard', () => ({
      deliveriesWaiting: data.contracts.filter(({ status }) => status === '40').length,
      returnsWaiting: data.contracts.filter(({ status }) => status === '50').length,
      returnsLate: 1,
      paymentsUnclear: data.payments.filter(({ state }) => state === 'unclear').length,
      refundsDue: 0,
      eventsParked: 1,
      invoicesOpen: 1,
    })),
    http.get('/admin/commerce-dashboard/revenue', () => ({
      days: createDailyFigures((at) => ({ yen: at * 980 })),
    })),
    http.get('/admin/commerce-dashboard/churn', () => ({
      contractsBefore: 200,
      days: createDailyFigures((at) => ({ ended: at % 6 === 0 ? 2 : 0 })),
    })),
    http.get('/admin/seller/{id}', () => data.seller),
    http.put('/admin/seller/{id}', async ({ request }) => {
      const body: SellerUpdateBody = await request.json()
      if (body.revision !== data.seller.revision)
        return createErrorResponse(409, 'BILLING_SELLER_EDITED', 'ほかの管理者が先に変更しました。')
      const missing = data.seller.missing.filter((field) => {
        const value = body[field]
        return (typeof value === 'string' ? value : value.ja) === ''
      })
      return Object.assign(data.seller, body, { missing, revision: body.revision + 1 })
    }),
    ...mockResource('dunning', {
      rows: data.overdue,
      search: ({ contractorName }) => [contractorName],
    }),
    ...mockResource('products', {
      rows: data.products,
      search: ({ name, key }) => [name.ja, name.en, key],
      filters: { withdrawn: ({ withdrawnAt }, isWithdrawn) => (withdrawnAt !== null) === isWithdrawn },
      create: (body) => ({
        ...body,
        id: 'new',
        contracts: 0,
        withdrawnAt: null,
        updatedAt: hoursFromNow(0),
      }),
      update: (product, body) =>
        product.updatedAt === body.updatedAt
          ? Object.assign(product, body, { updatedAt: new Date().toISOString() })
          : createErrorResponse(
              409,
              'BILLING_PRODUCT_EDITED',
              'ほかの管理者が先にこの商品を変更しました。最新の内容をご確認ください。',
            ),
      remove: (product) => Object.assign(product, { withdrawnAt: hoursFromNow(0) }),
      actions: { 'put-back': (product) => Object.assign(product, { withdrawnAt: null }) },
    }),
    ...mockResource('contracts', {
      rows: data.contracts,
      search: ({ userName, contractorName }) => [userName, contractorName],
      create: (body) => createContract('c-new', '10', { ...body, invoiced: true, card: null }),
      actions: {
        cancel: (contract) => Object.assign(contract, { status: '20' as const, nextChargeOn: null }),
        'undo-cancel': (contract) => Object.assign(contract, { status: '10' as const }),
        'waive-difference': (contract) => Object.assign(contract, { nextDifference: 0, owedAmount: 0 }),
      },
    }),
    ...mockResource('rentals', {
      rows: () => data.contracts.filter(({ rental }) => rental).map(toRental),
      search: ({ userName, serialNumber }) => [userName, serialNumber],
      actions: {
        'confirm-delivery': ({ id }, body) => changeContract(id, { ...body, status: '30' }),
        'confirm-return': ({ id }) => changeContract(id, { status: '90' }),
      },
    }),
    ...mockResource('payments', {
      rows: data.payments,
      search: ({ memberName }) => [memberName],
      actions: {
        reconcile: (payment) =>
          Object.assign(payment, { state: 'succeeded' as const, settledAt: hoursFromNow(0) }),
        refund: (payment, { amount, shownLeft, reason }) => {
          if (shownLeft !== payment.refundable)
            return createErrorResponse(409, 'BILLING_REFUND_OUTDATED', '返金できる金額が変わりました。')
          const [refunded, refundable] = [payment.refunded + amount, payment.refundable - amount]
          const times = { createdAt: hoursFromNow(0), settledAt: hoursFromNow(0) }
          const refund = {
            id: `r-${refunded}`,
            amount,
            reason,
            state: 'made' as const,
            isClosed: false,
            isWithoutProvider: false,
            providerId: null,
          }
          return Object.assign(payment, {
            state: refundable === 0 ? ('refunded' as const) : ('partly-refunded' as const),
            refunded,
            refundable,
            refundedAt: hoursFromNow(0),
            refunds: [{ ...refund, ...times }, ...payment.refunds],
          })
        },
        'refund/close': (payment, { outcome }) => {
          const refunds = payment.refunds.map((refund) => ({ ...refund, isClosed: true }))
          if (outcome === 'dropped') return Object.assign(payment, { refunds })
          const [rejected] = refunds
          const returned = { ...rejected, id: 'r-returned', state: 'made' as const, isWithoutProvider: true }
          return Object.assign(payment, {
            state: 'partly-refunded' as const,
            refunded: rejected?.amount ?? 0,
            refunds: [returned, ...refunds],
          })
        },
      },
    }),
    ...mockResource('webhook-events', {
      rows: data.events,
      actions: { retry: (event) => Object.assign(event, { state: 'waiting' as const, attempts: 0 }) },
    }),
    http.get('/admin/invoices/csv', ({ url }) =>
      url.searchParams.get('from') === ''
        ? createErrorResponse(400, 'E3001', '入力内容をご確認ください。', { from: '入力してください。' })
        : new HttpResponse<string>('\uFEFF請求ID\r\nin-1\r\n', {
            headers: { 'content-type': 'text/csv; charset=utf-8' },
          }),
    ),
    http.get(
      '/admin/tax-documents/csv',
      () =>
        new HttpResponse<string>('\uFEFF収支区分\r\n収入\r\n', {
          headers: { 'content-type': 'text/csv; charset=utf-8' },
        }),
    ),
    http.get('/admin/tax-documents/totals', () => [
      { month: '2026-11', ratePercent: 10, documents: 2, amount: 2980, tax: 270 },
    ]),
    ...mockResource('tax-documents', {
      rows: data.taxDocuments,
      search: ({ addressee, number }) => [addressee, number],
    }),
    ...mockResource('invoices', {
      rows: data.invoices,
      search: ({ memberName }) => [memberName],
      actions: {
        paid: (invoice) => Object.assign(invoice, { state: 'paid' as const, paidAt: hoursFromNow(0) }),
      },
    }),
    ...mockResource('bonus-codes', {
      rows: data.codes,
      search: ({ code }) => [code],
      create: (body) =>
        data.codes.some(({ code }) => code === body.code)
          ? createErrorResponse(400, 'E3001', '入力内容をご確認ください。', {
              code: 'このコードはすでに登録されています。',
            })
          : createBonusCode('b-new', {
              code: body.code ?? 'WELCOME31',
              days: body.days ?? null,
              yen: body.yen ?? null,
              uses: 0,
              lastUses: [],
            }),
      actions: {
        stop: (code) => Object.assign(code, { state: 'stopped' as const, stoppedAt: hoursFromNow(0) }),
      },
    }),
    ...mockResource('commerce-log', { rows: data.acts }),
  ]
}
