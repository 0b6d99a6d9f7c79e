import { type App, accessRules, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { adminAgenciesRoute } from './routes/admin-agencies.ts'
import { readOwnAgency } from './routes/read-own-agency.ts'

export const agencies = defineModule<IdentityContext>({
  name: 'agencies',
  routes(app, context) {
    app.register(async (scope: App) => {
      allow(scope, accessRules.confirmed(accessRules.roles('ROLE_PERSON_IN_CHARGE')))
      readOwnAgency(scope, context)
    })
    app.register(async (scope: App) => {
      allow(scope, accessRules.roles('ROLE_ADMIN'))
      adminAgenciesRoute(scope, context)
    })
  },
})
