import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { changeAuthority } from './routes/change-authority.ts'
import { changeGrantsRoute } from './routes/change-grants.ts'
import { listGrants } from './routes/list-grants.ts'
import { searchUsersToGrant } from './routes/search-users-to-grant.ts'

export const grants = defineModule<IdentityContext>({
  name: 'grants',
  routes(app, context) {
    registerRoutes(app, context, accessRules.roles('ROLE_ADMIN'), [
      searchUsersToGrant,
      changeAuthority,
      listGrants,
      changeGrantsRoute,
    ])
  },
})
