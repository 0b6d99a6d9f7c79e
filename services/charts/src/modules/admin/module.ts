import { type App, access, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { ChartsContext } from '../../context.ts'
import { adminChartTemplates } from './routes/admin-chart-templates.ts'
import { adminCharts } from './routes/admin-charts.ts'

export const admin = defineModule<ChartsContext>({
  name: 'admin',
  routes(app, context) {
    app.register(async (admins: App) => {
      allow(admins, access.roles('ROLE_ADMIN'))
      adminCharts(admins, context)
      adminChartTemplates(admins, context)
    })
  },
})
