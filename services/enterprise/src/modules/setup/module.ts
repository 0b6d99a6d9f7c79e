import { registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { adminAccess } from '../../access.ts'
import type { EnterpriseContext } from '../../context.ts'
import { adminEnterpriseAccountsRoute } from './routes/admin-enterprise-accounts.ts'
import { adminEnterpriseAgenciesRoute } from './routes/admin-enterprise-agencies.ts'
import { adminEnterpriseManagementsRoute } from './routes/admin-enterprise-managements.ts'
import { adminEnterpriseRoomsRoute } from './routes/admin-enterprise-rooms.ts'
import { adminEnterpriseSectionsRoute } from './routes/admin-enterprise-sections.ts'

export const setup = defineModule<EnterpriseContext>({
  name: 'setup',
  routes(app, ctx) {
    registerRoutes(app, ctx, adminAccess, [
      adminEnterpriseAgenciesRoute,
      adminEnterpriseAccountsRoute,
      adminEnterpriseRoomsRoute,
      adminEnterpriseSectionsRoute,
      adminEnterpriseManagementsRoute,
    ])
  },
})
