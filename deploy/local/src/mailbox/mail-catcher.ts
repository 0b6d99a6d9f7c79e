import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface CaughtMail {
  to: string
  /** Empty where nobody reads replies. */
  replyTo: string
  subject: string
  text: string
  html: string
  /** ISO 8601 */
  date: string
}

export interface MailCatcher {
  /** `smtp://127.0.0.1:…`, for SMTP_URL. */
  url: string
  /** Newest first; of everybody, or of one address. */
  mails(to?: string): CaughtMail[]
  close(): Promise<void>
}

const MAX_MAILS_KEPT = 500

/** Starts a real SMTP server on a free port that delivers nothing and keeps the newest mails, so that local mode sends nothing. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const kept: CaughtMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    async onData(stream, session, done) {
      try {
        const { replyTo, subject, text, html, date } = await PostalMime.parse(await readAll(stream))
        for (const { address } of session.envelope.rcptTo) {
          kept.unshift({
            to: address,
            replyTo: replyTo?.[0]?.address ?? '',
            subject: subject ?? '',
            text: text ?? '',
            html: html ?? '',
            date: new Date(date ?? Date.now()).toISOString(),
          })
        }
        kept.splice(MAX_MAILS_KEPT)
        done()
      } catch (error) {
        done(error as Error)
      }
    },
  })
  // An error of a client that hangs up half-way is ignored.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails: (to) => kept.filter((mail) => to === undefined || mail.to.toLowerCase() === to.toLowerCase()),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}
