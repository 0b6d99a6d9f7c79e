import type { ResponseOf } from '../api/contract.ts'

/** What waits for somebody, and the figures of the service now. */
export type DashboardCounts = ResponseOf<'GET /admin/dashboard'>

/** What of deliveries, returns, payments and bills waits. */
export type CommerceCounts = ResponseOf<'GET /admin/commerce-dashboard'>

/** How many inquiries wait for an answer. */
export type SupportFigures = ResponseOf<'GET /admin/support-statistics'>
