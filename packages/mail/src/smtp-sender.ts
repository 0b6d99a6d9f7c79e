import { createTransport } from 'nodemailer'
import type { RenderedMail } from './render-mail.ts'

const CONNECTION_TIMEOUT_MS = 10_000
const SOCKET_TIMEOUT_MS = 30_000

/** Sends one mail; rejects when the server did not take it. */
export interface MailSender {
  send(mail: RenderedMail & { to: string; messageId: string }): Promise<void>
  close(): void
}

/** @param options.url smtp://user:password@host:587, or smtps:// @param options.from shown as the sender, an address without name */
export function createSmtpSender(options: { url: string; from: string }): MailSender {
  const transport = createTransport({
    url: options.url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    // Mails are made of strings only: never let one name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, messageId, subject, html, text, headers, replyTo }) {
      await transport.sendMail({
        from: { name: '響き Hibiki', address: options.from },
        // An object is never parsed as a list of addresses.
        to: { name: '', address: to },
        ...(replyTo !== undefined && { replyTo: { name: '響き Hibiki', address: replyTo } }),
        messageId,
        subject,
        html,
        text,
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      })
    },
    close: () => transport.close(),
  }
}
