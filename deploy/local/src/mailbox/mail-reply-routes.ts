import { randomUUID } from 'node:crypto'
import { signWebhook } from '@hibiki/support'
import type { FastifyInstance } from 'fastify'

export const REPLY_PATH = '/dev/mail/reply'

/** What is handed over beside the texts of a reply; all of it has a value that a person's mail would have. */
interface LocalReply {
  from: string
  to: string
  text: string
  messageId?: string
  html?: string
  headers?: { name: string; value: string }[]
  attachments?: { name: string; content: string }[]
}

/**
 * Local mode only: hands a reply to a caught mail to support, as a provider that receives mails would. `/dev/mail` has a form for it, and
 * `POST /dev/mail/reply` takes JSON, too.
 */
export function mailReplyRoutes({
  supportUrl,
  secret,
}: {
  supportUrl: string
  secret: string
}): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    app.post<{ Body: LocalReply }>(REPLY_PATH, async (request, reply) => {
      const body = JSON.stringify(toReceivedMail(request.body))
      const signature = signWebhook(body, { secret, now: new Date() })
      const response = await fetch(new URL('/v2/support/mail-reply', supportUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'hibiki-signature': signature },
        body,
      })
      if (request.headers['content-type']?.startsWith('application/json'))
        return reply.code(response.status).send(await response.json())
      return response.ok
        ? reply.redirect('/dev/mail', 303)
        : reply.code(response.status).send(await response.json())
    })
  }
}

const toReceivedMail = ({ from, to, text, ...more }: LocalReply) => ({
  messageId: `<${randomUUID()}@mail.invalid>`,
  envelope: { from, to: [to] },
  from,
  headers: [],
  text,
  authentication: { spf: 'pass', dkim: 'pass' },
  ...more,
})
