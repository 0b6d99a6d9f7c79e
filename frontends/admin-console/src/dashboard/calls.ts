import type { Answer } from '../api/contract.ts'
import { call } from '../dataProvider/admin-call.ts'

/** What waits for somebody, and how the house stands now. */
export type DashboardCounts = Answer<'GET /admin/dashboard'>

export const dashboardCalls = { getDashboard: () => call('GET /admin/dashboard') }
