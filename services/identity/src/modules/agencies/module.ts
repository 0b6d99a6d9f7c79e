import { type App, access, allow } from '@hibiki/http'
import type { IdentityModule } from '../../deps.ts'
import { adminAgencies } from './routes/admin-agencies.ts'
import { readOwnAgency } from './routes/read-own-agency.ts'

export const agencies: IdentityModule = {
  name: 'agencies',
  routes(app, deps) {
    app.register(async (scope: App) => {
      allow(scope, access.roles('ROLE_PERSON_IN_CHARGE'))
      readOwnAgency(scope, deps)
    })
    app.register(async (scope: App) => {
      allow(scope, access.roles('ROLE_ADMIN'))
      adminAgencies(scope, deps)
    })
  },
}
