import { type App, access, allow } from '@hibiki/http'
import type { IdentityModule } from '../../deps.ts'
import { adminInvitations } from './routes/admin-invitations.ts'

export const invitations: IdentityModule = {
  name: 'invitations',
  routes(app, deps) {
    app.register(async (scope: App) => {
      allow(scope, access.roles('ROLE_ADMIN'))
      adminInvitations(scope, deps)
    })
  },
}
