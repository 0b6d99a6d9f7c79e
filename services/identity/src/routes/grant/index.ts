import { type App, access, allow } from '@hibiki/http'
import type { RouteDeps } from '../../deps.ts'
import { grantDeprivation } from './grant-deprivation.ts'
import { searchUsersToGrant } from './search-users.ts'

export async function grantRoutes(app: App, deps: RouteDeps): Promise<void> {
  allow(app, access.roles('ROLE_ADMIN'))
  searchUsersToGrant(app, deps)
  grantDeprivation(app, deps)
}
