import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { formatJstDateTime } from '@hibiki/calendar'
import fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { startMailCatcher } from './mail-catcher.ts'
import { mailboxRoutes } from './mailbox-routes.ts'

const app = fastify()

const catcher = await startMailCatcher()
await app.register(mailboxRoutes(catcher))
await send('a@hibiki.example', 'はじめに', '<b>1</b> http://localhost/x?a=1&b=2')
await send('b@hibiki.example', 'second', 'two')
afterAll(async () => {
  await app.close()
  await catcher.close()
})

describe('local mailbox', () => {
  it('returns the caught mails newest first, all or those of one address', async () => {
    const all = (await app.inject('/dev/mailbox')).json()
    expect(all.map((mail: { subject: string }) => mail.subject)).toEqual(['second', 'はじめに'])
    const [mail, ...others] = (await app.inject('/dev/mailbox?to=A@hibiki.example')).json()
    expect(others).toEqual([])
    expect(mail).toEqual({
      to: 'a@hibiki.example',
      replyTo: '',
      subject: 'はじめに',
      text: '<b>1</b> http://localhost/x?a=1&b=2\n',
      html: '',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
  })

  it('displays mails as text: markup is visible, links work, and no script runs', async () => {
    const page = await app.inject('/dev/mail')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).toContain('&lt;b&gt;1&lt;/b&gt;')
    expect(page.body).toContain('<a href="http://localhost/x?a=1&amp;b=2">')
    expect(page.body).not.toContain('<b>')
  })

  it('shows when a mail arrived in Japanese time', async () => {
    const [mail] = (await app.inject('/dev/mailbox?to=a@hibiki.example')).json()
    const { body } = await app.inject('/dev/mail')
    expect(body).toContain(
      `<time datetime="${mail.date}">${formatJstDateTime(new Date(mail.date)).slice(0, 16)}</time>`,
    )
  })
})

/** Speaks SMTP by hand, so that the test needs no sender of its own. */
async function send(to: string, subject: string, text: string): Promise<void> {
  const socket = connect(Number(new URL(catcher.url).port), '127.0.0.1')
  const answers = createInterface({ input: socket })[Symbol.asyncIterator]()
  const encoded = `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`
  const message = `From: x@hibiki.example\r\nTo: ${to}\r\nSubject: ${encoded}\r\n\r\n${text}\r\n.`
  for (const line of [
    '',
    'HELO test',
    'MAIL FROM:<x@hibiki.example>',
    `RCPT TO:<${to}>`,
    'DATA',
    message,
    'QUIT',
  ]) {
    if (line !== '') socket.write(`${line}\r\n`)
    await answers.next()
  }
  socket.destroy()
}
