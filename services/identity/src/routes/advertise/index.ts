import { type App, access, allow } from '@hibiki/http'
import type { RouteDeps } from '../../deps.ts'
import { notice } from './notice.ts'

export async function advertiseRoutes(app: App, deps: RouteDeps): Promise<void> {
  allow(app, access.visitor)
  notice(app, deps)
}
