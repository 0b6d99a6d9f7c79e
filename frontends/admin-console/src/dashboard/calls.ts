import type { Answer } from '../api/contract.ts'
import { call } from '../dataProvider/admin-call.ts'

/** What waits for somebody, and how the house stands now. */
export type DashboardCounts = Answer<'GET /admin/dashboard'>

/** What of deliveries, returns, payments and bills waits. */
export type CommerceCounts = Answer<'GET /admin/commerce-dashboard'>

export const dashboardCalls = {
  getDashboard: () => call('GET /admin/dashboard'),
  getCommerceDashboard: () => call('GET /admin/commerce-dashboard'),
}
