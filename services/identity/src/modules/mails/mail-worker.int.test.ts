import { createSmtpSender, type MailSender, sendDueMails } from '@hibiki/mail'
import { createSmtpCatcher } from '@hibiki/mail/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestIdentity, testSecrets } from '../../testing/test-identity.ts'
import { createMailOutbox, unsealMail } from './mail-outbox.ts'
import { createIdentityMailQueue } from './mails.sql.ts'

let sender: MailSender
let lines: string[] = []
const mails = createMailOutbox(testSecrets.mails)
const from = 'no-reply@hibiki.test'

const identity = await createTestIdentity()
const smtp = await createSmtpCatcher()
beforeAll(async () => {
  sender = createSmtpSender({ url: smtp.url, from })
})
afterAll(async () => {
  sender.close()
  await smtp.close()
  await identity.close()
})
beforeEach(async () => {
  lines = []
  smtp.mails = []
  smtp.rejectWith = null
  await identity.database.db.deleteFrom('mails').execute()
})

const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
const send = (other?: MailSender) =>
  sendDueMails({
    queue: createIdentityMailQueue(identity.database.db),
    resolveMail: (mail) => unsealMail(mail, testSecrets.mails),
    sender: other ?? sender,
    from,
    clock: identity.now,
    log,
  })

const url = 'https://hibiki.test/forgot-password/very-secret-path'
const write = (change: object = {}) =>
  identity.database.db.transaction().execute((trx) =>
    mails.write(trx, {
      template: 'password-reset',
      values: { url },
      language: 'ja',
      to: 'someone@example.jp',
      now: identity.now(),
      ...change,
    }),
  )
const findOldest = () => createIdentityMailQueue(identity.database.db).findOldest()
const states = async () =>
  identity.database.db.selectFrom('mails').select(['state', 'sealed', 'attempts']).orderBy('id').execute()

describe('the mail worker', () => {
  it('sends HTML and text by SMTP in the language of the mail, and empties the row', async () => {
    await write()
    await write({ language: 'en', to: 'other@example.jp' })
    await send()
    const [ja, en] = smtp.mails.sort((a, b) => ((a.recipients[0] ?? '') < (b.recipients[0] ?? '') ? 1 : -1))
    expect(ja?.recipients).toEqual(['someone@example.jp'])
    expect(ja?.mail).toMatchObject({
      subject: '【Hibiki】パスワードの再設定',
      from: { name: '響き Hibiki', address: from },
      to: [{ address: 'someone@example.jp' }],
    })
    expect(ja?.mail.text).toContain(url)
    expect(ja?.mail.html).toContain(`href="${url}"`)
    expect(ja?.mail.headers.find((header) => header.key === 'auto-submitted')?.value).toBe('auto-generated')
    expect(en?.mail.subject).toBe('【Hibiki】Choose a new password')
    expect(await states()).toEqual(Array(2).fill({ state: 'sent', sealed: null, attempts: 1 }))
  })

  it('stores waiting mails encrypted in the database', async () => {
    await write()
    const { rows } = await identity.database.pool.query('select mails::text as row, sealed from mails')
    const bytes = Buffer.concat(rows.map((row: { sealed: Buffer }) => row.sealed)).toString('latin1')
    for (const secret of ['someone', 'very-secret-path']) {
      expect(rows[0].row).not.toContain(secret)
      expect(bytes).not.toContain(secret)
    }
  })

  it('sends each of 60 mails once, however many replicas run', async () => {
    for (let i = 0; i < 60; i++) await write({ to: `member${i}@example.jp` })
    await Promise.all([send(), send(), send(), send()])
    expect(smtp.mails).toHaveLength(60)
    expect(new Set(smtp.mails.map((mail) => mail.recipients[0])).size).toBe(60)
    expect(new Set(smtp.mails.map((mail) => mail.mail.messageId)).size).toBe(60)
  })

  it('retries when the server is busy or away, under the same Message-ID', async () => {
    const writtenAt = identity.now()
    await write()
    smtp.rejectWith = { responseCode: 451, at: 'recipient' }
    await send()
    expect(await states()).toMatchObject([{ state: 'waiting', attempts: 1 }])
    await send()
    expect(await states()).toMatchObject([{ attempts: 1 }])
    const away = createSmtpSender({ url: 'smtp://127.0.0.1:1', from })
    identity.advance(30)
    await send(away)
    away.close()
    expect(await states()).toMatchObject([{ state: 'waiting', attempts: 2 }])
    expect(await findOldest()).toEqual(writtenAt)
    smtp.rejectWith = null
    identity.advance(120)
    await send()
    expect(await states()).toMatchObject([{ state: 'sent', attempts: 3 }])
    expect(smtp.mails).toHaveLength(1)
    expect(await findOldest()).toBeNull()
  })

  it('gives up at once after a permanent rejection, and when the link in the mail has expired', async () => {
    await write()
    smtp.rejectWith = { responseCode: 550, at: 'data' }
    await send()
    expect(await states()).toMatchObject([{ state: 'given-up', sealed: null, attempts: 1 }])
    smtp.rejectWith = null
    await identity.database.db.deleteFrom('mails').execute()
    await write({ uselessAfter: new Date(identity.now().getTime() + 60_000) })
    identity.advance(61)
    await send()
    expect(await states()).toMatchObject([{ state: 'given-up', sealed: null }])
    expect(smtp.mails).toEqual([])
  })

  it('takes over the mail of a replica that died while sending', async () => {
    await write()
    const dying: MailSender = { send: () => new Promise(() => {}), close: () => {} }
    void send(dying)
    await expect.poll(states).toMatchObject([{ attempts: 1 }])
    await send()
    expect(smtp.mails).toEqual([])
    identity.advance(121)
    await send()
    expect(smtp.mails).toHaveLength(1)
  })

  it('never sends a suppressed mail', async () => {
    await write({ suppressed: true })
    await send()
    expect(smtp.mails).toEqual([])
    expect(await states()).toMatchObject([{ state: 'suppressed', attempts: 0 }])
    expect(await findOldest()).toBeNull()
  })

  it('stores a suppressed mail that nobody can open and that is as long as any other', async () => {
    await write()
    await write({ suppressed: true })
    const rows = await identity.database.db.selectFrom('mails').selectAll().orderBy('state', 'desc').execute()
    const [waiting, suppressed] = rows.map(({ id, template, sealed }) => {
      const body = sealed ?? Buffer.alloc(0)
      return { bytes: body.length, open: () => unsealMail({ id, template, body }, testSecrets.mails) }
    })
    expect(waiting?.open().to).toBe('someone@example.jp')
    expect(suppressed?.open).toThrow()
    expect(suppressed?.bytes).toBe(waiting?.bytes)
  })

  it('lets no typed text reach the headers or become another recipient', async () => {
    const hostile = 'victim@example.jp\r\nBcc: everybody@example.jp'
    await write({ template: 'email-change-notice', values: { newEmail: hostile, url } })
    await write({
      template: 'application-decided',
      values: { approved: true, code: 'A', agencyName: hostile, agencyCode: null, url },
    })
    await write({ to: 'a@example.jp, b@example.jp' })
    await write({ to: hostile })
    await send()
    for (const { mail, raw } of smtp.mails) {
      const headers = raw.slice(0, raw.indexOf('\r\n\r\n'))
      expect(headers).not.toMatch(/^bcc:/im)
      expect(mail.bcc ?? []).toEqual([])
    }
    const reached = smtp.mails.flatMap((mail) => mail.recipients)
    expect(reached).not.toContain('everybody@example.jp')
    expect(reached).not.toContain('b@example.jp')
  })

  it('logs neither addresses nor contents', async () => {
    smtp.rejectWith = { responseCode: 451, at: 'recipient' }
    await write()
    await send()
    smtp.rejectWith = { responseCode: 550, at: 'recipient' }
    await write({ to: 'never@example.jp' })
    await send()
    expect(lines.length).toBeGreaterThanOrEqual(2)
    expect(lines.join('')).toContain('"code":"EENVELOPE"')
    expect(lines.join('')).not.toMatch(/someone|never@|example\.jp|very-secret/)
  })
})

describe('a mail row', () => {
  it('is written together with its cause, or not at all', async () => {
    const failing = identity.database.db.transaction().execute(async (trx) => {
      await mails.write(trx, {
        template: 'password-reset',
        values: { url },
        language: 'ja',
        to: 'someone@example.jp',
        now: identity.now(),
      })
      throw new Error('the cause failed')
    })
    await expect(failing).rejects.toThrow('the cause failed')
    expect(await states()).toEqual([])
  })
})
