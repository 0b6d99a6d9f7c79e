import { type App, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { enterprise } from '../../access.ts'
import type { EnterpriseContext } from '../../context.ts'
import { myReport } from './routes/my-report.ts'
import { myReportCsv } from './routes/my-report-csv.ts'
import { myRoomSectionStatusReport } from './routes/my-room-section-status-report.ts'
import { myRoomSectionStatusReports } from './routes/my-room-section-status-reports.ts'

export const reports = defineModule<EnterpriseContext>({
  name: 'reports',
  routes(app, ctx) {
    app.register(async (accounts: App) => {
      allow(accounts, enterprise)
      myRoomSectionStatusReport(accounts, ctx)
      myRoomSectionStatusReports(accounts, ctx)
      myReport(accounts, ctx)
      myReportCsv(accounts, ctx)
    })
  },
})
