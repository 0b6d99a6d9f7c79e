import { type App, access, allow } from '@hibiki/http'
import type { IdentityModule } from '../../deps.ts'
import { downloadExport } from './routes/download-export.ts'
import { listExportsRoute } from './routes/list-exports.ts'
import { requestExportRoute } from './routes/request-export.ts'

export const dataExport: IdentityModule = {
  name: 'data-export',
  routes(app, deps) {
    app.register(async (scope: App) => {
      allow(scope, access.member)
      listExportsRoute(scope, deps)
    })
    app.register(async (scope: App) => {
      allow(scope, access.confirmed(access.member))
      requestExportRoute(scope, deps)
      downloadExport(scope, deps)
    })
  },
}
