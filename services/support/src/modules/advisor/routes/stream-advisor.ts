import { PassThrough } from 'node:stream'
import { type App, getRequestLanguage, requireSession } from '@hibiki/http'
import { findMemberProfile } from '@hibiki/projections'
import { Type } from 'typebox'
import type { SupportContext } from '../../../context.ts'
import { IdempotencyKeyHeaders } from '../../inquiries/message-request-schemas.ts'
import { toAdvisorMessageResponse } from '../advisor-message-response.ts'
import { AskedQuestionSchema, parseAskedQuestion } from '../asked-question.ts'
import { createRequestReader } from '../create-request-reader.ts'
import { requireAdvisorAccess } from '../require-advisor-access.ts'
import { type AdvisorQuestion, respondToQuestion } from '../respond-to-question.ts'

/** POST /v2/ai-chat/stream answers like `chat`, but streams the answer while it is written. */
export function streamAdvisorRoute(app: App, context: SupportContext): void {
  app.post(
    '/v2/ai-chat/stream',
    {
      schema: {
        operationId: 'streamAdvisor',
        summary: 'Asks the AI advisor; the answer comes as server-sent events: text pieces, then the message',
        tags: ['ai-chat'],
        headers: IdempotencyKeyHeaders,
        ...AskedQuestionSchema,
        response: { 200: { content: { 'text/event-stream': { schema: Type.Unknown() } } } },
      },
    },
    async (request, reply) => {
      const session = requireSession(request)
      await requireAdvisorAccess(context.db, session)
      const key = request.headers['idempotency-key'] ?? null
      const asked = parseAskedQuestion(request as never)
      const stream = await startAnswer(context, {
        ...asked,
        memberId: session.userId,
        language: getRequestLanguage(request),
        read: createRequestReader(context, request),
        key,
      })
      return reply
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .type('text/event-stream; charset=utf-8')
        .send(stream)
    },
  )
}

/** Yields the events of an answer. It throws where the question is rejected; a client that disconnects later misses only the stream. */
async function startAnswer(context: SupportContext, question: AdvisorQuestion): Promise<PassThrough> {
  const stream = new PassThrough()
  // The answer is finished even if the client has disconnected, because it is stored and listed later.
  stream.on('error', () => {})
  const send = (event: string, data: unknown) => {
    if (!stream.destroyed) stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  const { promise: begun, resolve, reject } = Promise.withResolvers<void>()
  void (async () => {
    try {
      const message = await respondToQuestion(context, question, (text) => {
        resolve()
        send('text', { text })
      })
      resolve()
      const name = (await findMemberProfile(context.db, question.memberId))?.name ?? ''
      send('done', message && toAdvisorMessageResponse(message, { name, language: question.language }))
    } catch (error) {
      reject(error)
    } finally {
      stream.end()
    }
  })()
  await begun
  return stream
}
