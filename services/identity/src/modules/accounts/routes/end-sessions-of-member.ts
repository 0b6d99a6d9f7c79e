import { ApiError, type App, commonErrors, errorResponses, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { appendAudit } from '../../audit/audit.sql.ts'
import { announceEnded } from '../../sessions/end-sessions.ts'
import { markEnded } from '../../sessions/sessions.sql.ts'
import { listPeople } from '../people.sql.ts'
import { lockUser } from '../users.sql.ts'

const schema = {
  operationId: 'endSessionsOfMember',
  summary: 'Ends every session of a member',
  tags: ['admin'],
  params: Type.Object({ id: Type.String() }),
  response: {
    200: Type.Object({ ended: Type.Integer() }),
    ...errorResponses(commonErrors, 'E4010', 'E4014', 'E4030', 'E4040'),
  },
}

/** POST /admin/members/{id}/end-sessions (D-194). */
export function endSessionsOfMember(app: App, context: IdentityContext): void {
  app.post('/admin/members/:id/end-sessions', { schema }, (request) =>
    context.db.transaction().execute(async (trx) => {
      const [member] = await listPeople(trx, { ids: [request.params.id] }, { offset: 0, limit: 1 })
      if (!member) throw new ApiError('E4040')
      // A login under way has opened its session then, or waits and meets what holds after this.
      await lockUser(trx, member.id)
      const sessions = await markEnded(trx, { userId: member.id }, 'revoked', context.clock())
      await announceEnded(trx, sessions)
      const ended = sessions.length
      const actorId = memberOf(request).userId
      await appendAudit(trx, { actorId, action: 'sessions-ended', subjectId: member.id, detail: { ended } })
      return { ended }
    }),
  )
}
