import { jstDay } from '@hibiki/calendar'
import { type App, commonErrors, errorResponses, language, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import type { PaymentDeps } from '../../payments/module.ts'
import { PurchaseRow, purchaseRow } from '../purchase-row.ts'
import { listPurchases } from '../purchases.sql.ts'

const schema = {
  operationId: 'listSubscriptions',
  summary: 'The contracts that the member pays or uses and that are not over, the newest first',
  tags: ['payment'],
  response: {
    200: Type.Array(PurchaseRow),
    ...errorResponses(commonErrors, 'E4010', 'E4014', 'E4030'),
  },
}

/** GET /payment/fetch-subscription (call 67). */
export function fetchSubscription(app: App, deps: PaymentDeps): void {
  app.get('/payment/fetch-subscription', { schema }, async (request, reply) => {
    const { userId: memberId } = memberOf(request)
    const shown = { memberId, today: jstDay(deps.clock()), language: language(request) }
    const purchases = await listPurchases(deps.db, memberId, { live: true })
    reply.header('cache-control', 'no-store')
    return purchases.map((purchase) => purchaseRow(purchase, shown))
  })
}
