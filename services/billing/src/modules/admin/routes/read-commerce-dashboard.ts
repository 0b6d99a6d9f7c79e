import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { refusals, tags } from '../admin-responses.ts'
import { commerceCounts } from '../commerce-dashboard.sql.ts'

const schema = {
  operationId: 'readCommerceDashboard',
  summary: 'What of deliveries, returns, payments and bills waits for somebody',
  tags,
  response: {
    200: Type.Object({
      deliveriesWaiting: Type.Integer(),
      returnsWaiting: Type.Integer(),
      returnsLate: Type.Integer({
        description: 'Awaited for 30 days; also counted among the waiting',
      }),
      paymentsUnclear: Type.Integer(),
      refundsDue: Type.Integer(),
      eventsParked: Type.Integer(),
      invoicesOpen: Type.Integer(),
    }),
    ...refusals(),
  },
}

/** GET /admin/commerce-dashboard. */
export function readCommerceDashboard(app: App, deps: BillingContext): void {
  app.get('/admin/commerce-dashboard', { schema }, () => commerceCounts(deps.db))
}
