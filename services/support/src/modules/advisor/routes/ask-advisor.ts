import { type App, language, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import type { SupportContext } from '../../../context.ts'
import { SendingHeaders } from '../../inquiries/sending.ts'
import { respondToQuestion } from '../advise.ts'
import { AskedQuestion, readAskedQuestion } from '../asked-question.ts'
import { requireAdvisor } from '../require-advisor.ts'

/** POST /v2/ai-chat/chat responds once the answer is stored, within 30 s. */
export function askAdvisor(app: App, context: SupportContext): void {
  app.post(
    '/v2/ai-chat/chat',
    {
      schema: {
        operationId: 'askAdvisor',
        summary: 'Asks the AI advisor; the answer is then in the list. Thirty questions a day',
        tags: ['ai-chat'],
        headers: SendingHeaders,
        ...AskedQuestion,
        response: { 200: Type.Object({}) },
      },
    },
    async (request) => {
      const session = memberOf(request)
      await requireAdvisor(context.db, session)
      const key = request.headers['idempotency-key'] ?? null
      const asked = readAskedQuestion(request as never)
      await respondToQuestion(context, {
        ...asked,
        memberId: session.userId,
        language: language(request),
        key,
      })
      return {}
    },
  )
}
