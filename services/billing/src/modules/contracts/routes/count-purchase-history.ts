import { type App, describeErrors, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { countPurchases } from '../purchases.sql.ts'

const schema = {
  operationId: 'countPurchaseHistory',
  summary: 'Returns how many contracts the member has paid or used',
  tags: ['payment'],
  response: {
    200: Type.Integer(),
    ...describeErrors('E4010', 'E4014', 'E4030'),
  },
}

export function countPurchaseHistory(app: App, deps: BillingContext): void {
  app.get('/v2/payment/fetch-history-count', { schema }, async (request) =>
    countPurchases(deps.db, requireSession(request).userId),
  )
}
