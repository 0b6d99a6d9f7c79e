import { type App, accessRules, allow } from '@hibiki/http'
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
    app.register(async (members: App) => {
      allow(members, accessRules.memberNotEnterprise)
      countMyHistoryRoute(members, ctx)
      listMyHistoryRoute(members, ctx)
      countHistoryRoute(members, ctx)
      listHistoryWithoutChartRoute(members, ctx)
    })
  },
})
