import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { adminErrorResponses, adminTags } from '../admin-responses.ts'
import { getCommerceDashboardCounts } from '../commerce-dashboard.sql.ts'

const schema = {
  operationId: 'readCommerceDashboard',
  summary: 'Returns counts of the deliveries, returns, payments and bills that staff have to act on',
  tags: adminTags,
  response: {
    200: Type.Object({
      deliveriesWaiting: Type.Integer(),
      returnsWaiting: Type.Integer(),
      returnsLate: Type.Integer({
        description: 'Devices that have been awaited for 30 days; they are also counted in returnsWaiting',
      }),
      paymentsUnclear: Type.Integer(),
      refundsDue: Type.Integer(),
      eventsParked: Type.Integer(),
      invoicesOpen: Type.Integer(),
    }),
    ...adminErrorResponses(),
  },
}

export function readCommerceDashboard(app: App, deps: BillingContext): void {
  app.get('/admin/commerce-dashboard', { schema }, () => getCommerceDashboardCounts(deps.db))
}
