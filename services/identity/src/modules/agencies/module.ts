import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { adminAgenciesRoute } from './routes/admin-agencies.ts'
import { readOwnAgency } from './routes/read-own-agency.ts'

export const agencies = defineModule<IdentityContext>({
  name: 'agencies',
  routes(app, context) {
    registerRoutes(app, context, accessRules.confirmed(accessRules.roles('ROLE_PERSON_IN_CHARGE')), [
      readOwnAgency,
    ])
    registerRoutes(app, context, accessRules.roles('ROLE_ADMIN'), [adminAgenciesRoute])
  },
})
