import { type App, accessRules, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { expireSessions } from './expire-sessions.ts'
import { endSession } from './routes/end-session.ts'
import { listEndedSessions } from './routes/list-ended-sessions.ts'
import { listSessionsRoute } from './routes/list-sessions.ts'
import { logoutRoute } from './routes/logout.ts'
import { lowerAssuranceRoute } from './routes/lower-assurance.ts'
import { refreshSessionRoute } from './routes/refresh-session.ts'
import { reissueAccess } from './routes/reissue-access.ts'

export const sessions = defineModule<IdentityContext>({
  name: 'sessions',
  routes(app, context) {
    app.register(async (scope: App) => {
      allow(scope, accessRules.visitor)
      refreshSessionRoute(scope, context)
      logoutRoute(scope, context)
    })
    app.register(async (scope: App) => {
      allow(scope, accessRules.member)
      listSessionsRoute(scope, context)
      endSession(scope, context)
      lowerAssuranceRoute(scope, context)
    })
    app.register(async (scope: App) => {
      allow(scope, accessRules.internal)
      listEndedSessions(scope, context)
      reissueAccess(scope, context)
    })
  },
  jobs: ({ db, clock }) => [
    { name: 'expire-sessions', everyMs: 5 * 60_000, run: () => expireSessions(db, clock()) },
  ],
  personalData: [
    {
      table: 'sessions',
      person: 'user_id',
      export: { omit: ['generation', 'rotated_at', 'grace_used', 'rotation_key', 'room_device'] },
      erase: 'delete',
    },
  ],
})
