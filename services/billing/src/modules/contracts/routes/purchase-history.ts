import { type Day, getJstDay } from '@hibiki/calendar'
import { ApiError, type App, describeErrors, getRequestLanguage, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { describeBillingErrors } from '../../../errors.ts'
import { isRenewingStatus } from '../contract.rules.ts'
import { createNullableDaySchema, PurchaseRow, toPurchaseRow } from '../purchase-row.ts'
import { findContractCard, findPurchase, listPurchases, type Purchase } from '../purchases.sql.ts'

const CreditCard = Type.Object({
  id: Type.String(),
  brand: Type.String(),
  last4: Type.String(),
  expMonth: Type.Integer(),
  expYear: Type.Integer(),
})

const PaymentDetail = Type.Object({
  ...PurchaseRow.properties,
  ifUpdateAt: createNullableDaySchema('When a card chosen now would be charged first; null when never'),
  creditCard: Type.Union([CreditCard, Type.Null()], { description: 'Only present for the member who pays' }),
})

const listSchema = {
  operationId: 'listPurchaseHistory',
  summary: 'Lists all contracts that the member has paid or used, the newest first',
  tags: ['payment'],
  response: {
    200: Type.Array(PurchaseRow),
    ...describeErrors('E4010', 'E4014', 'E4030'),
  },
}

const detailSchema = {
  operationId: 'getPaymentDetail',
  summary: 'Returns one contract with the card that pays it',
  tags: ['payment'],
  querystring: Type.Object({ id: Type.String({ maxLength: 64 }) }),
  response: {
    200: PaymentDetail,
    ...describeBillingErrors('E3001', 'E4010', 'E4014', 'E4030', 'BILLING_CONTRACT_NOT_FOUND'),
  },
}

/** One schema serves the list (GET /payment/fetch-history) and one contract (GET /v2/payment/fetch-history?id). */
export function purchaseHistoryRoute(app: App, deps: BillingContext): void {
  app.get('/payment/fetch-history', { schema: listSchema }, async (request, reply) => {
    const { userId: memberId } = requireSession(request)
    const shown = { memberId, today: getJstDay(deps.clock()), language: getRequestLanguage(request) }
    const purchases = await listPurchases(deps.db, memberId, { live: false })
    reply.header('cache-control', 'no-store')
    return purchases.map((purchase) => toPurchaseRow(purchase, shown))
  })

  app.get('/v2/payment/fetch-history', { schema: detailSchema }, async (request, reply) => {
    const { userId: memberId } = requireSession(request)
    const today = getJstDay(deps.clock())
    const purchase = await findPurchase(deps.db, memberId, request.query.id)
    if (!purchase) throw new ApiError('BILLING_CONTRACT_NOT_FOUND')
    const isPaying = purchase.contractorId === memberId
    reply.header('cache-control', 'no-store')
    return {
      ...toPurchaseRow(purchase, { memberId, today, language: getRequestLanguage(request) }),
      ifUpdateAt: isPaying ? firstUseOfNewCard(purchase, today) : null,
      creditCard: isPaying ? await findContractCard(deps.db, purchase.id) : null,
    }
  })
}

/** A new card is charged at once when a payment is past due, and otherwise on the due day. */
function firstUseOfNewCard({ contract }: Purchase, today: Day): Day | null {
  const { status, paidUntil } = contract
  if (status === 'pendingPayment') return today
  if (!isRenewingStatus(status)) return null
  return paidUntil === null || paidUntil < today ? today : paidUntil
}
