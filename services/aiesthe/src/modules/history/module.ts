import { type App, access, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { AiestheContext } from '../../context.ts'
import { countHistory } from './routes/count-history.ts'
import { countMyHistory } from './routes/count-my-history.ts'
import { listHistoryWithoutChart } from './routes/list-history-without-chart.ts'
import { listMyHistory } from './routes/list-my-history.ts'

/** Lists diagnoses; each route decides whose the caller may see. */
export const history = defineModule<AiestheContext>({
  name: 'history',
  routes(app, ctx) {
    app.register(async (members: App) => {
      allow(members, access.memberNotEnterprise)
      countMyHistory(members, ctx)
      listMyHistory(members, ctx)
      countHistory(members, ctx)
      listHistoryWithoutChart(members, ctx)
    })
  },
})
