import { ApiError, type App, Id, requireSession, sendJsonTextOrNull } from '@hibiki/http'
import { writeForMember } from '@hibiki/projections'
import type { SupportContext } from '../../../context.ts'
import { insertConversation } from '../conversations.sql.ts'
import { requireAdvisorAccess } from '../require-advisor-access.ts'

/** POST /v2/ai-chat/conversation begins a conversation. */
export function beginConversationRoute(app: App, { db, clock }: SupportContext): void {
  app.post(
    '/v2/ai-chat/conversation',
    {
      schema: {
        operationId: 'beginConversation',
        summary: 'Begins a conversation with the AI advisor; returns its id',
        tags: ['ai-chat'],
        response: { 200: Id },
      },
    },
    async (request, reply) => {
      const session = requireSession(request)
      await requireAdvisorAccess(db, session)
      const { userId: memberId } = session
      const id = await writeForMember(db, memberId, (trx) =>
        insertConversation(trx, { memberId, now: clock() }),
      )
      if (id === null) throw new ApiError('E4040')
      return sendJsonTextOrNull(reply, id)
    },
  )
}
