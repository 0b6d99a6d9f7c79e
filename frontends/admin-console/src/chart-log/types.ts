import type { RowOf } from '../api/contract.ts'
import { console as texts } from '../i18n/ja/chart-log.json'

/** What somebody did with a customer's charts or calendar. */
export type ChartLogEntry = RowOf<'GET /admin/chart-log'>

/** Every action that charts logs; the type check fails when one of them has no name. */
export const chartActions = Object.keys(
  texts.chartLog.action satisfies Record<ChartLogEntry['action'], string>,
)
