import { accessRules, registerRoutes } from '@hibiki/http'
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
    registerRoutes(app, context, accessRules.visitor, [refreshSessionRoute, logoutRoute])
    registerRoutes(app, context, accessRules.member, [listSessionsRoute, endSession, lowerAssuranceRoute])
    registerRoutes(app, context, accessRules.internal, [listEndedSessions, reissueAccess])
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
