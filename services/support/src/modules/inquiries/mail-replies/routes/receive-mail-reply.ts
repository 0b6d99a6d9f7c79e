import { ApiError, type App } from '@hibiki/http'
import { Type } from 'typebox'
import type { SupportContext } from '../../../../context.ts'
import { describeSupportErrors } from '../../../../errors.ts'
import { receiveMail } from '../receive-mail.ts'
import { parseReceivedMail } from '../received-mail.ts'
import { isCallerKnown, isWebhookSigned } from '../sign-webhook.ts'

/** As much as a mail has at most that providers accept. The gateway has the same limit. */
const MAX_BYTES = 24 * 1024 * 1024
/** Each is several times in memory while it is read. */
const MAX_AT_ONCE = 2
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
      // Nobody else keeps the provider from being served, so its place is taken only after it is known.
      onRequest: async (request, reply) => {
        const { mailReplies, clock } = context
        if (!mailReplies) throw new ApiError('E5030')
        const verification = { secrets: mailReplies.webhookSecrets, now: clock() }
        if (!isCallerKnown(readSignature(request), verification)) throw new ApiError('SUPPORT_MAIL_REFUSED')
        // Whoever left meanwhile would never give the place back.
        if (reading >= MAX_AT_ONCE || reply.raw.destroyed)
          throw new ApiError('E5030', { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } })
        reading++
        reply.raw.once('close', () => reading--)
      },
    },
    async (request) => {
      const { mailReplies, clock } = context
      if (!mailReplies) throw new ApiError('E5030')
      const body: unknown = request.body
      if (!Buffer.isBuffer(body)) throw new ApiError('SUPPORT_MAIL_REFUSED')
      const verification = { secrets: mailReplies.webhookSecrets, now: clock() }
      if (!isWebhookSigned(body, readSignature(request), verification))
        throw new ApiError('SUPPORT_MAIL_REFUSED')
      const mail = parseReceivedMail(body)
      if (!mail) throw new ApiError('SUPPORT_MAIL_REFUSED')
      const outcome = await receiveMail({ ...context, mailReplies }, mail)
      request.log.info({ outcome }, 'received a mail')
      return { outcome }
    },
  )
}

const readSignature = ({ headers }: { headers: Record<string, string | string[] | undefined> }): string =>
  String(headers['hibiki-signature'] ?? '')
