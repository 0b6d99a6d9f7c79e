import { type App, access, allow } from '@hibiki/http'
import type { AiestheContext } from '../../context.ts'
import { countHistory } from './routes/count-history.ts'
import { countMyHistory } from './routes/count-my-history.ts'
import { listHistoryWithoutChart } from './routes/list-history-without-chart.ts'
import { listMyHistory } from './routes/list-my-history.ts'

/** Lists of diagnoses; whose a member may see is decided per call. */
export function history(app: App, context: AiestheContext): void {
  app.register(async (scope: App) => {
    allow(scope, access.memberNotEnterprise)
    countMyHistory(scope, context)
    listMyHistory(scope, context)
    countHistory(scope, context)
    listHistoryWithoutChart(scope, context)
  })
}
