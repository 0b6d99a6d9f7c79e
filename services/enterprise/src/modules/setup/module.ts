import { type App, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { admin } from '../../access.ts'
import type { EnterpriseContext } from '../../context.ts'
import { adminEnterpriseAccounts } from './routes/admin-enterprise-accounts.ts'
import { adminEnterpriseAgencies } from './routes/admin-enterprise-agencies.ts'
import { adminEnterpriseManagements } from './routes/admin-enterprise-managements.ts'
import { adminEnterpriseRooms } from './routes/admin-enterprise-rooms.ts'
import { adminEnterpriseSections } from './routes/admin-enterprise-sections.ts'

export const setup = defineModule<EnterpriseContext>({
  name: 'setup',
  routes(app, ctx) {
    app.register(async (admins: App) => {
      allow(admins, admin)
      adminEnterpriseAgencies(admins, ctx)
      adminEnterpriseAccounts(admins, ctx)
      adminEnterpriseRooms(admins, ctx)
      adminEnterpriseSections(admins, ctx)
      adminEnterpriseManagements(admins, ctx)
    })
  },
})
