import { ApiError, type App, describeErrors, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { appendAuditEntry } from '../../audit/audit.sql.ts'
import { endSessions } from '../end-sessions.ts'
import { lockSession } from '../sessions.sql.ts'

const schema = {
  operationId: 'endSession',
  summary: 'Ends one of the member’s sessions',
  tags: ['account'],
  body: Type.Object({ sessionId: Type.String({ maxLength: 64 }) }),
  response: {
    200: Type.Object({}),
    ...describeErrors('E3001', 'E4010', 'E4040'),
  },
}

/** Another member's session responds like one that does not exist. */
export function endSession(app: App, context: IdentityContext): void {
  app.post('/account/sessions/end', { schema }, async (request, reply) => {
    const { userId, sessionId: current } = requireSession(request)
    const { sessionId } = request.body
    await context.db.transaction().execute(async (trx) => {
      const session = await lockSession(trx, sessionId)
      if (session?.userId !== userId) throw new ApiError('E4040')
      if (session.endReason !== null) return
      await endSessions(trx, { sessionId }, 'revoked', context.clock())
      const detail = { sessionId }
      await appendAuditEntry(trx, { actorId: userId, action: 'session-ended', subjectId: userId, detail })
    })
    if (sessionId === current) context.cookies.clear(reply)
    return {}
  })
}
