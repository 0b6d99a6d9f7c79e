import { registerRoutes } from '@hibiki/http'
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
    registerRoutes(app, ctx, enterpriseAccess, [
      reportMySection,
      reportMySectionLater,
      getMyReport,
      downloadMyReport,
    ])
  },
})
