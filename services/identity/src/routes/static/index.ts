import { type App, access, allow } from '@hibiki/http'
import type { RouteDeps } from '../../deps.ts'
import { agreements } from './agreements.ts'

export async function staticRoutes(app: App, deps: RouteDeps): Promise<void> {
  allow(app, access.visitor)
  agreements(app, deps)
}
