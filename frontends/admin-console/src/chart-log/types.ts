import type { RowOf } from '../api/call-types.ts'
import { console as texts } from '../i18n/ja/chart-log.json'

/** An entry says what somebody did with a customer's charts or calendar. */
export type ChartLogEntry = RowOf<'GET /admin/chart-log'>

/** These are all actions that the charts service logs; the type check fails if one of them has no text. */
export const chartLogActions = Object.keys(
  texts.chartLog.action satisfies Record<ChartLogEntry['action'], string>,
)
