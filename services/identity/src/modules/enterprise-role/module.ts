import { type App, accessRules, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { grantEnterpriseRole } from './routes/grant-enterprise-role.ts'
import { revokeEnterpriseRole } from './routes/revoke-enterprise-role.ts'

export const enterpriseRole = defineModule<IdentityContext>({
  name: 'enterprise-role',
  routes(app, context) {
    app.register(async (scope: App) => {
      allow(scope, accessRules.roles('ROLE_ADMIN'))
      grantEnterpriseRole(scope, context)
      revokeEnterpriseRole(scope, context)
    })
  },
})
