import { type App, access, allow } from '@hibiki/http'
import type { RouteDeps } from '../../deps.ts'
import { updateProfile } from './update.ts'

export async function profileRoutes(app: App, deps: RouteDeps): Promise<void> {
  allow(app, access.member)
  updateProfile(app, deps)
}
