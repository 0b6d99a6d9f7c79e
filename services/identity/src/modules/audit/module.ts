import { type App, access, allow } from '@hibiki/http'
import type { IdentityModule } from '../../deps.ts'
import { adminAuditLog } from './routes/admin-audit-log.ts'

export const audit: IdentityModule = {
  name: 'audit',
  routes(app, deps) {
    app.register(async (scope: App) => {
      allow(scope, access.roles('ROLE_ADMIN'))
      adminAuditLog(scope, deps)
    })
  },
}
