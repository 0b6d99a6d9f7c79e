import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { announceAgencies } from './announce-agencies.ts'
import { adminAgenciesRoute } from './routes/admin-agencies.ts'
import { readOwnAgency } from './routes/read-own-agency.ts'

/** A salon that was just approved prints its first chart with its name. */
const ANNOUNCE_INTERVAL_MS = 10_000

export const agencies = defineModule<IdentityContext>({
  name: 'agencies',
  routes(app, context) {
    registerRoutes(app, context, accessRules.confirmed(accessRules.roles('ROLE_PERSON_IN_CHARGE')), [
      readOwnAgency,
    ])
    registerRoutes(app, context, accessRules.roles('ROLE_ADMIN'), [adminAgenciesRoute])
  },
  jobs: ({ db, clock }) => [
    {
      name: 'announce-agencies',
      everyMs: ANNOUNCE_INTERVAL_MS,
      firstAfterMs: 0,
      run: (signal) => announceAgencies(db, clock(), signal),
    },
  ],
})
