import { PassThrough } from 'node:stream'
import { type App, language, memberOf } from '@hibiki/http'
import { findMemberProfile } from '@hibiki/projections'
import { Type } from 'typebox'
import type { SupportContext } from '../../../context.ts'
import { SendingHeaders } from '../../inquiries/sending.ts'
import { type Question, respondToQuestion } from '../advise.ts'
import { AskedQuestion, readAskedQuestion } from '../asked-question.ts'
import { toAdvisorMessage } from '../message-response.ts'
import { requireAdvisor } from '../require-advisor.ts'

/** POST /v2/ai-chat/stream answers like `chat`, but streams the answer while it is written. */
export function streamAdvisor(app: App, context: SupportContext): void {
  app.post(
    '/v2/ai-chat/stream',
    {
      schema: {
        operationId: 'streamAdvisor',
        summary: 'Asks the AI advisor; the answer comes as server-sent events: text pieces, then the message',
        tags: ['ai-chat'],
        headers: SendingHeaders,
        ...AskedQuestion,
        response: { 200: { content: { 'text/event-stream': { schema: Type.Unknown() } } } },
      },
    },
    async (request, reply) => {
      const session = memberOf(request)
      await requireAdvisor(context.db, session)
      const key = request.headers['idempotency-key'] ?? null
      const asked = readAskedQuestion(request as never)
      const stream = await startAnswer(context, {
        ...asked,
        memberId: session.userId,
        language: language(request),
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
async function startAnswer(context: SupportContext, question: Question): Promise<PassThrough> {
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
      send('done', message && toAdvisorMessage(message, { name, language: question.language }))
    } catch (error) {
      reject(error)
    } finally {
      stream.end()
    }
  })()
  await begun
  return stream
}
