import { type App, access, allow } from '@hibiki/http'
import type { RouteDeps } from '../../deps.ts'
import { addressee } from './addressee.ts'
import { endedSessions } from './ended-sessions.ts'
import { jwks } from './jwks.ts'
import { reissueAccess } from './reissue-access.ts'

/** For the other services; the gateway does not route these. */
export async function internalRoutes(app: App, deps: RouteDeps): Promise<void> {
  allow(app, access.internal)
  addressee(app, deps)
  endedSessions(app, deps)
  jwks(app, deps)
  reissueAccess(app, deps)
}
