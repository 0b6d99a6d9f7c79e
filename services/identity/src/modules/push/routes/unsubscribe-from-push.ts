import { type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { deletePushSubscription } from '../push.sql.ts'

const schema = {
  operationId: 'unsubscribeFromPush',
  summary: 'Notifies this browser no longer',
  tags: ['account'],
  body: Type.Object({}),
  response: { 200: Type.Object({}), ...describeIdentityErrors('E4010') },
}

export function unsubscribeFromPush(app: App, { db }: IdentityContext): void {
  app.post('/account/push/unsubscribe', { schema }, async (request) => {
    const { userId, sessionId } = requireSession(request)
    await deletePushSubscription(db, { userId, sessionId })
    return {}
  })
}
