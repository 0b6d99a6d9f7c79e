import { type App, access, allow } from '@hibiki/http'
import type { IdentityModule } from '../../deps.ts'
import { endSession } from './routes/end-session.ts'
import { listEndedSessions } from './routes/list-ended-sessions.ts'
import { listSessionsRoute } from './routes/list-sessions.ts'
import { logout } from './routes/logout.ts'
import { lowerSessionAssurance } from './routes/lower-assurance.ts'
import { refreshSessionRoute } from './routes/refresh-session.ts'
import { reissueAccess } from './routes/reissue-access.ts'

export const sessions: IdentityModule = {
  name: 'sessions',
  routes(app, deps) {
    app.register(async (scope: App) => {
      allow(scope, access.visitor)
      refreshSessionRoute(scope, deps)
      logout(scope, deps)
    })
    app.register(async (scope: App) => {
      allow(scope, access.member)
      listSessionsRoute(scope, deps)
      endSession(scope, deps)
      lowerSessionAssurance(scope, deps)
    })
    app.register(async (scope: App) => {
      allow(scope, access.internal)
      listEndedSessions(scope, deps)
      reissueAccess(scope, deps)
    })
  },
}
