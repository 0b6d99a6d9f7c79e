import { type App, accessRules, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { changeAuthority } from './routes/change-authority.ts'
import { changeGrantsRoute } from './routes/change-grants.ts'
import { listGrants } from './routes/list-grants.ts'
import { searchUsersToGrant } from './routes/search-users-to-grant.ts'

export const grants = defineModule<IdentityContext>({
  name: 'grants',
  routes(app, context) {
    app.register(async (scope: App) => {
      allow(scope, accessRules.roles('ROLE_ADMIN'))
      searchUsersToGrant(scope, context)
      changeAuthority(scope, context)
      listGrants(scope, context)
      changeGrantsRoute(scope, context)
    })
  },
})
