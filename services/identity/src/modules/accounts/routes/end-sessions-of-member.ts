import { type App, describeErrors, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { appendAuditEntry } from '../../audit/audit.sql.ts'
import { announceEndedSessions } from '../../sessions/end-sessions.ts'
import { endSessionRows } from '../../sessions/sessions.sql.ts'
import { lockTargetMember } from '../lock-target-member.ts'

const schema = {
  operationId: 'endSessionsOfMember',
  summary: 'Ends every session of a member',
  tags: ['admin'],
  params: Type.Object({ id: Type.String() }),
  response: {
    200: Type.Object({ ended: Type.Integer() }),
    ...describeErrors('E4010', 'E4014', 'E4030', 'E4040'),
  },
}

export function endSessionsOfMember(app: App, context: IdentityContext): void {
  app.post('/admin/members/:id/end-sessions', { schema }, (request) =>
    context.db.transaction().execute(async (trx) => {
      const userId = await lockTargetMember(trx, request.params)
      const sessions = await endSessionRows(trx, { userId }, 'revoked', context.clock())
      await announceEndedSessions(trx, sessions)
      const ended = sessions.length
      const actorId = requireSession(request).userId
      await appendAuditEntry(trx, { actorId, action: 'sessions-ended', subjectId: userId, detail: { ended } })
      return { ended }
    }),
  )
}
