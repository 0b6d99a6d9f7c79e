import { runInBatches } from '@hibiki/database'
import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { pushConsumers } from './consumers.ts'
import { deleteUselessPushes } from './push.sql.ts'
import { readPush } from './routes/read-push.ts'
import { setPushKind } from './routes/set-push-kind.ts'
import { subscribeToPush } from './routes/subscribe-to-push.ts'
import { unsubscribeFromPush } from './routes/unsubscribe-from-push.ts'
import { sendDuePushes } from './send-due-pushes.ts'

/** Notifications of the browsers that members want them in. */
export const push = defineModule<IdentityContext>({
  name: 'push',
  routes(app, context) {
    registerRoutes(app, context, accessRules.member, [
      readPush,
      subscribeToPush,
      unsubscribeFromPush,
      setPushKind,
    ])
  },
  consumers: pushConsumers,
  jobs(context) {
    const { db, clock } = context
    const deleteUseless = () => runInBatches((limit) => deleteUselessPushes(db, { now: clock(), limit }))
    return [
      { name: 'send-pushes', everyMs: 1000, run: () => sendDuePushes(context) },
      { name: 'delete-useless-pushes', everyMs: 5 * 60_000, run: deleteUseless },
    ]
  },
  personalData: [
    {
      table: 'push_subscriptions',
      person: 'user_id',
      export: { omit: ['session_id', 'endpoint', 'p256dh', 'auth'] },
      erase: 'delete',
    },
    { table: 'push_preferences', person: 'user_id', export: { omit: [] }, erase: 'delete' },
  ],
})
