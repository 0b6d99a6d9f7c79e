import { formatJstDateTime } from '@hibiki/calendar'
import { type App, Id, JapanTime, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { SupportContext } from '../../../context.ts'
import { listConversations, MAX_CONVERSATIONS } from '../conversations.sql.ts'

/** GET /v2/ai-chat/conversations: the own conversations, also when the plan has ended. */
export function listConversationsRoute(app: App, { db }: SupportContext): void {
  app.get(
    '/v2/ai-chat/conversations',
    {
      schema: {
        operationId: 'listConversations',
        summary: 'The own conversations with the AI advisor, newest first',
        tags: ['ai-chat'],
        response: {
          200: Type.Array(
            Type.Object({
              id: Id,
              title: Type.String({ description: 'The first question' }),
              updatedAt: JapanTime,
              inquiryId: Type.Union([Id, Type.Null()], {
                description: 'The inquiry it was handed over to',
              }),
            }),
            { maxItems: MAX_CONVERSATIONS },
          ),
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const found = await listConversations(db, requireSession(request).userId)
      return found.map((conversation) => ({
        ...conversation,
        updatedAt: formatJstDateTime(conversation.updatedAt),
      }))
    },
  )
}
