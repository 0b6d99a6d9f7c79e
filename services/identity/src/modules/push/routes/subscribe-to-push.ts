import { ApiError, type App, getRequestLanguage, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { lockUser } from '../../accounts/users.sql.ts'
import { findSessionEndReason } from '../../sessions/sessions.sql.ts'
import { savePushSubscription } from '../push.sql.ts'
import { isPushService } from '../push-kind.rules.ts'

const schema = {
  operationId: 'subscribeToPush',
  summary: 'Notifies this browser until its session ends, in the language of this request',
  tags: ['account'],
  body: Type.Object({
    endpoint: Type.String({ maxLength: 1000, description: "The browser's address at its maker's service" }),
    keys: Type.Object({
      p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}=?$', description: 'A point of the curve P-256' }),
      auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}(==)?$' }),
    }),
  }),
  response: {
    200: Type.Object({}),
    ...describeIdentityErrors('E3001', 'E4010', 'E4228'),
  },
}

export function subscribeToPush(app: App, context: IdentityContext): void {
  const { db, clock, vapidKeys, pushServiceHosts } = context
  app.post('/account/push/subscribe', { schema }, async (request) => {
    const { userId, sessionId } = requireSession(request)
    const { endpoint, keys } = request.body
    if (!vapidKeys || !isPushService(endpoint, pushServiceHosts)) throw new ApiError('E4228')
    const now = clock()
    await db.transaction().execute(async (trx) => {
      await lockUser(trx, userId)
      if ((await findSessionEndReason(trx, sessionId, now)) !== null) throw new ApiError('E4010')
      const language = getRequestLanguage(request)
      await savePushSubscription(trx, { userId, sessionId, endpoint, ...keys, language, now })
    })
    return {}
  })
}
