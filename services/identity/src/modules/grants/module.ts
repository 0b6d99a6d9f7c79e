import { type App, access, allow } from '@hibiki/http'
import type { IdentityModule } from '../../deps.ts'
import { adminGrants } from './routes/admin-grants.ts'
import { changeAuthority } from './routes/change-authority.ts'
import { changeGrantsRoute } from './routes/change-grants.ts'
import { searchUsersToGrant } from './routes/search-users-to-grant.ts'

export const grants: IdentityModule = {
  name: 'grants',
  routes(app, deps) {
    app.register(async (scope: App) => {
      allow(scope, access.roles('ROLE_ADMIN'))
      searchUsersToGrant(scope, deps)
      changeAuthority(scope, deps)
      adminGrants(scope, deps)
      changeGrantsRoute(scope, deps)
    })
  },
}
