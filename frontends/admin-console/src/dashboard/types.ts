import type { ResponseOf } from '../api/call-types.ts'

/** The counts of open tasks, and the current figures of the service. */
export type DashboardCounts = ResponseOf<'GET /admin/dashboard'>

/** The counts of deliveries, returns, payments and invoices that require an action. */
export type CommerceCounts = ResponseOf<'GET /admin/commerce-dashboard'>

/** The count of inquiries that wait for an answer. */
export type SupportFigures = ResponseOf<'GET /admin/support-statistics'>
