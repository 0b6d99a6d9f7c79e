import { type App, access, allow } from '@hibiki/http'
import type { RouteDeps } from '../../deps.ts'
import { ownAgency } from './agency.ts'
import { applicationsToDecide } from './approval/applying.ts'
import { countApplicationsToDecide } from './approval/applying-count.ts'
import { approveApplication } from './approval/approve.ts'
import { deleteRejectedApplication } from './approval/delete.ts'
import { rejectApplication } from './approval/reject.ts'

export async function picRoutes(app: App, deps: RouteDeps): Promise<void> {
  app.register(async (scope: App) => {
    allow(scope, access.roles('ROLE_PERSON_IN_CHARGE'))
    ownAgency(scope, deps)
  })
  app.register(async (scope: App) => {
    allow(scope, access.roles('ROLE_PERSON_IN_CHARGE', 'ROLE_ADMIN'))
    countApplicationsToDecide(scope, deps)
    applicationsToDecide(scope, deps)
  })
  // Who decides has given the password, not only an easy-login link (D-059).
  app.register(async (scope: App) => {
    allow(scope, access.confirmed(access.roles('ROLE_PERSON_IN_CHARGE', 'ROLE_ADMIN')))
    approveApplication(scope, deps)
    rejectApplication(scope, deps)
    deleteRejectedApplication(scope, deps)
  })
}
