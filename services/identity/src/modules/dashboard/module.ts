import { type App, access, allow } from '@hibiki/http'
import type { IdentityModule } from '../../deps.ts'
import { readDashboard } from './routes/read-dashboard.ts'

export const dashboard: IdentityModule = {
  name: 'dashboard',
  routes(app, deps) {
    app.register(async (scope: App) => {
      allow(scope, access.roles('ROLE_ADMIN'))
      readDashboard(scope, deps)
    })
  },
}
