import { ApiError, type App, getRequestLanguage, Id, requireSession } from '@hibiki/http'
import { findMemberProfile } from '@hibiki/projections'
import { Type } from 'typebox'
import type { SupportContext } from '../../../context.ts'
import { AdvisorMessagesResponse, toAdvisorMessageResponse } from '../advisor-message-response.ts'
import { findConversation, listConversationMessages } from '../conversations.sql.ts'

/** POST /v2/ai-chat/list lists the messages; the specification requires POST. */
export function listAdvisorMessagesRoute(app: App, { db }: SupportContext): void {
  app.post(
    '/v2/ai-chat/list',
    {
      schema: {
        operationId: 'listAdvisorMessages',
        summary: 'The messages of a conversation with the AI advisor, oldest first',
        tags: ['ai-chat'],
        querystring: Type.Object({ conversationId: Id }),
        response: { 200: AdvisorMessagesResponse },
      },
    },
    async (request, reply) => {
      const { userId: memberId } = requireSession(request)
      const id = request.query.conversationId
      const conversation = await findConversation(db, { id, memberId })
      if (!conversation) throw new ApiError('SUPPORT_CONVERSATION_NOT_FOUND')
      const name = (await findMemberProfile(db, memberId))?.name ?? ''
      reply.header('cache-control', 'no-store')
      const messages = await listConversationMessages(db, conversation.id)
      return messages.map((message) =>
        toAdvisorMessageResponse(message, { name, language: getRequestLanguage(request) }),
      )
    },
  )
}
