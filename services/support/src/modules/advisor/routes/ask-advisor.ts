import { type App, getRequestLanguage, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { SupportContext } from '../../../context.ts'
import { IdempotencyKeyHeaders } from '../../inquiries/message-request-schemas.ts'
import { AskedQuestionSchema, parseAskedQuestion } from '../asked-question.ts'
import { createRequestReader } from '../create-request-reader.ts'
import { requireAdvisorAccess } from '../require-advisor-access.ts'
import { respondToQuestion } from '../respond-to-question.ts'

/** POST /v2/ai-chat/chat responds once the answer is stored, within 30 s. */
export function askAdvisorRoute(app: App, context: SupportContext): void {
  app.post(
    '/v2/ai-chat/chat',
    {
      schema: {
        operationId: 'askAdvisor',
        summary: 'Asks the AI advisor; the answer is then in the list. Thirty questions a day',
        tags: ['ai-chat'],
        headers: IdempotencyKeyHeaders,
        ...AskedQuestionSchema,
        response: { 200: Type.Object({}) },
      },
    },
    async (request) => {
      const session = requireSession(request)
      await requireAdvisorAccess(context.db, session)
      const key = request.headers['idempotency-key'] ?? null
      const asked = parseAskedQuestion(request as never)
      await respondToQuestion(context, {
        ...asked,
        memberId: session.userId,
        language: getRequestLanguage(request),
        read: createRequestReader(context, request),
        key,
      })
      return {}
    },
  )
}
