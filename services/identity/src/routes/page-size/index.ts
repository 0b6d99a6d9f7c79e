import { type App, access, allow } from '@hibiki/http'
import type { RouteDeps } from '../../deps.ts'
import { readScale } from './scale.ts'
import { setScale } from './set-scale.ts'

export async function pageSizeRoutes(app: App, deps: RouteDeps): Promise<void> {
  allow(app, access.member)
  readScale(app, deps)
  setScale(app, deps)
}
