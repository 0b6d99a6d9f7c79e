import { type App, access, allow } from '@hibiki/http'
import type { RouteDeps } from '../../deps.ts'
import { applyForAgencyChange } from './agency-change.ts'
import { applyingStatuses } from './statuses.ts'
import { applyingStatusesCount } from './statuses-count.ts'

export async function applyingRoutes(app: App, deps: RouteDeps): Promise<void> {
  app.register(async (scope: App) => {
    allow(scope, access.member)
    applyingStatusesCount(scope, deps)
    applyingStatuses(scope, deps)
  })
  app.register(async (scope: App) => {
    allow(scope, access.roles('ROLE_PERSON_IN_CHARGE', 'ROLE_CUSTOMER', 'ROLE_GENERAL'))
    applyForAgencyChange(scope, deps)
  })
}
