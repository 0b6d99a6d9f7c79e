import { type App, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { enterpriseAccess } from '../../access.ts'
import type { EnterpriseContext } from '../../context.ts'
import { downloadMyReport } from './routes/download-my-report.ts'
import { getMyReport } from './routes/get-my-report.ts'
import { reportMySection } from './routes/report-my-section.ts'
import { reportMySectionLater } from './routes/report-my-section-later.ts'

export const reports = defineModule<EnterpriseContext>({
  name: 'reports',
  routes(app, ctx) {
    app.register(async (accounts: App) => {
      allow(accounts, enterpriseAccess)
      reportMySection(accounts, ctx)
      reportMySectionLater(accounts, ctx)
      getMyReport(accounts, ctx)
      downloadMyReport(accounts, ctx)
    })
  },
})
