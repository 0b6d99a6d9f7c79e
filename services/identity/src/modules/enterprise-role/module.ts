import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { grantEnterpriseRole } from './routes/grant-enterprise-role.ts'
import { revokeEnterpriseRole } from './routes/revoke-enterprise-role.ts'

export const enterpriseRole = defineModule<IdentityContext>({
  name: 'enterprise-role',
  routes(app, context) {
    registerRoutes(app, context, accessRules.roles('ROLE_ADMIN'), [grantEnterpriseRole, revokeEnterpriseRole])
  },
})
