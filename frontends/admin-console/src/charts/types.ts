import type { ResponseOf, RowOf } from '../api/contract.ts'

/** A chart without what is written in it. */
export type Chart = RowOf<'GET /admin/charts'>
export type OpenedChart = ResponseOf<'POST /admin/charts/{id}/view'>

const RESTORE_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** Until when a deleted chart can be restored. */
export const getRestoreDeadline = (deletedAt: string): Date =>
  new Date(new Date(deletedAt).getTime() + RESTORE_DAYS * DAY_MS)

/** What the service asks of a reason: something, and not more than a line. */
export const reasonField = {
  label: 'console.charts.reason',
  help: 'console.charts.reasonHelp',
  pattern: /\S/,
  invalidText: 'console.charts.reasonWrong',
  maxLength: 200,
}
