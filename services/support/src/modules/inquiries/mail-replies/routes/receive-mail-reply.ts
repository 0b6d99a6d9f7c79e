import { ApiError, type App } from '@hibiki/http'
import { Type } from 'typebox'
import type { SupportContext } from '../../../../context.ts'
import { describeSupportErrors } from '../../../../errors.ts'
import { receiveMail } from '../receive-mail.ts'
import { parseReceivedMail } from '../received-mail.ts'
import { isWebhookSigned } from '../sign-webhook.ts'

/** Three photos of a phone as base64, and the texts. The gateway has the same limit. */
const MAX_BYTES = 24 * 1024 * 1024
/** A body is checked only when it is read, so this many are read at a time. */
const MAX_AT_ONCE = 3
const RETRY_AFTER_SECONDS = 10

const schema = {
  operationId: 'receiveMailReply',
  summary:
    "Writes a member's reply to the mail about an answer into the conversation; authenticated by its signature",
  description:
    'For the provider that receives mails; docs/operations.md describes the body, which is a ReceivedMail, and the header Hibiki-Signature.',
  tags: ['support'],
  response: {
    200: Type.Object({ outcome: Type.Enum(['written', 'rejected', 'ignored']) }),
    ...describeSupportErrors('SUPPORT_MAIL_REFUSED', 'E5030'),
  },
}

/** POST /v2/support/mail-reply. The signature covers the raw bytes, so this scope parses no JSON. */
export function receiveMailReply(app: App, context: SupportContext): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  let reading = 0
  app.post(
    '/v2/support/mail-reply',
    {
      schema,
      bodyLimit: MAX_BYTES,
      onRequest: async (_request, reply) => {
        if (!context.mailReplies) throw new ApiError('E5030')
        if (reading >= MAX_AT_ONCE)
          throw new ApiError('E5030', { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } })
        reading++
        reply.raw.once('close', () => reading--)
      },
    },
    async (request) => {
      const { mailReplies, clock } = context
      if (!mailReplies) throw new ApiError('E5030')
      const signature = request.headers['hibiki-signature']
      const body: unknown = request.body
      if (typeof signature !== 'string' || !Buffer.isBuffer(body)) throw new ApiError('SUPPORT_MAIL_REFUSED')
      if (!isWebhookSigned(body, signature, { secrets: mailReplies.webhookSecrets, now: clock() }))
        throw new ApiError('SUPPORT_MAIL_REFUSED')
      const mail = parseReceivedMail(body)
      if (!mail) throw new ApiError('SUPPORT_MAIL_REFUSED')
      const outcome = await receiveMail({ ...context, mailReplies }, mail)
      request.log.info({ outcome }, 'received a mail')
      return { outcome }
    },
  )
}
