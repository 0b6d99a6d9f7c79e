import { runInBatches } from '@hibiki/database'
import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { FAILURE_RETENTION_MS } from './login-backoff.rules.ts'
import { deleteStaleCounters } from './login-throttles.sql.ts'
import { confirmPassword } from './routes/confirm-password.ts'
import { loginRoute } from './routes/login.ts'

export const logins = defineModule<IdentityContext>({
  name: 'logins',
  routes(app, context) {
    registerRoutes(app, context, accessRules.visitor, [loginRoute])
    registerRoutes(app, context, accessRules.member, [confirmPassword])
  },
  jobs: ({ db, clock }) => [
    {
      name: 'delete-stale-counters',
      everyMs: 5 * 60_000,
      run: () =>
        runInBatches((limit) =>
          deleteStaleCounters(db, new Date(clock().getTime() - FAILURE_RETENTION_MS), limit),
        ),
    },
  ],
})
