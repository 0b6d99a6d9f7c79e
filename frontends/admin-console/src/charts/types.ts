import type { ResponseOf, RowOf } from '../api/call-types.ts'
import { viewAdminChartLimits } from '../api/limits.gen/view-admin-chart.ts'

/** A chart without its contents. */
export type Chart = RowOf<'GET /admin/charts'>
export type OpenedChart = ResponseOf<'POST /admin/charts/{id}/view'>

const RESTORE_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the time until which a deleted chart can be restored. */
export const getRestoreDeadline = (deletedAt: string): Date =>
  new Date(new Date(deletedAt).getTime() + RESTORE_DAYS * DAY_MS)

/** The service requires a reason of one short line. */
export const reasonPromptField = {
  label: 'console.charts.reason',
  help: 'console.charts.reasonHelp',
  invalidText: 'console.charts.reasonWrong',
  limit: viewAdminChartLimits.reason,
} as const
