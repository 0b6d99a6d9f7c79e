import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { AiestheContext } from '../../context.ts'
import { countHistoryRoute } from './routes/count-history.ts'
import { countMyHistoryRoute } from './routes/count-my-history.ts'
import { listHistoryWithoutChartRoute } from './routes/list-history-without-chart.ts'
import { listMyHistoryRoute } from './routes/list-my-history.ts'

/** Lists diagnoses; each route decides whose the caller may see. */
export const history = defineModule<AiestheContext>({
  name: 'history',
  routes(app, ctx) {
    registerRoutes(app, ctx, accessRules.memberNotEnterprise, [
      countMyHistoryRoute,
      listMyHistoryRoute,
      countHistoryRoute,
      listHistoryWithoutChartRoute,
    ])
  },
})
