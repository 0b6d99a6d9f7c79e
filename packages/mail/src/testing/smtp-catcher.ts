import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface CaughtMail {
  /** The recipients of the SMTP envelope, not of the header. */
  recipients: string[]
  raw: string
  mail: Email
}

export interface SmtpCatcher {
  url: string
  mails: CaughtMail[]
  /** The server rejects mails with this response; null accepts them. */
  rejectWith: { responseCode: number; at: 'recipient' | 'data' } | null
  close(): Promise<void>
}

/** Starts a real SMTP server on a free port that stores what it receives. */
export async function createSmtpCatcher(): Promise<SmtpCatcher> {
  const catcher: SmtpCatcher = { url: '', mails: [], rejectWith: null, close: async () => {} }
  const refusal = (at: 'recipient' | 'data') => {
    if (catcher.rejectWith?.at !== at) return null
    return Object.assign(new Error('no'), { responseCode: catcher.rejectWith.responseCode })
  }
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: (_address, _session, done) => done(refusal('recipient')),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const refused = refusal('data')
        if (refused) return done(refused)
        const raw = Buffer.concat(chunks).toString()
        const recipients = session.envelope.rcptTo.map((to) => to.address)
        PostalMime.parse(raw).then((mail) => {
          catcher.mails.push({ recipients, raw, mail })
          done()
        }, done)
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  catcher.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  catcher.close = () => new Promise((resolve) => server.close(() => resolve()))
  return catcher
}
