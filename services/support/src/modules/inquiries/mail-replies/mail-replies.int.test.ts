import { randomUUID } from 'node:crypto'
import { createSmtpSender } from '@hibiki/mail'
import { createSmtpCatcher } from '@hibiki/mail/testing'
import { createPropertyParameters } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addTestPerson,
  createSupportApp,
  postInquiry,
  premiumFunctions,
  type TestPerson,
} from '../../../testing/support-app.ts'
import { MAX_MESSAGES_PER_INQUIRY } from '../inquiry.rules.ts'
import { inquiries as inquiriesModule } from '../module.ts'
import { deleteOldMailNotices } from './mail-notices.sql.ts'
import type { ReceivedMail } from './received-mail.ts'
import { signWebhook } from './sign-webhook.ts'

const SECRET = 'a secret of the webhook that is long enough'
const FROM = 'no-reply@hibiki.example'
const smtp = await createSmtpCatcher()
const mailSender = createSmtpSender({ url: smtp.url, from: FROM })
/** Who was deleted, and whether identity responds. */
const gone = new Set<string>()
let isIdentityAway = false
const addressOf = (userId: string) => `${userId.slice(0, 8)}@hibiki.example`
const service = await createSupportApp({
  settings: {
    MAIL_REPLY_ADDRESS: 'reply@mail.hibiki.example',
    MAIL_REPLY_KEY: 'a key of reply addresses that is long enough',
    MAIL_REPLY_WEBHOOK_SECRET: `${'n'.repeat(32)},${SECRET}`,
    MAIL_FROM: FROM,
  },
  resources: {
    mailSender,
    addressees: async (userId) => {
      if (isIdentityAway) throw new Error('away')
      if (gone.has(userId)) return null
      return { email: addressOf(userId), name: '花子', language: 'ja', subscribed: true }
    },
  },
})
afterAll(async () => {
  mailSender.close()
  await service.close()
  await smtp.close()
})
const { db } = service.context
const staff = await addTestPerson(service, { roles: ['ROLE_ADMIN'], name: '担当 次郎' })

beforeEach(async () => {
  isIdentityAway = false
  smtp.mails = []
  await db.deleteFrom('mails').execute()
  await db.deleteFrom('mail_notices').execute()
})

const answer = (inquiryId: string, close = false) =>
  staff.post(`/admin/inquiries/${inquiryId}/answer`, {
    text: '音量をご確認ください。',
    key: randomUUID(),
    close,
  })

/** A member whose inquiry was answered, and the address in the mail about it. */
async function prepareAnswered() {
  const member = await addTestPerson(service, { functions: premiumFunctions })
  const inquiryId = await postInquiry(member)
  await answer(inquiryId)
  await sendMails(120_000)
  const caught = smtp.mails.find(({ recipients }) => recipients.includes(addressOf(member.userId)))
  return { member, inquiryId, to: caught?.mail.replyTo?.[0]?.address ?? '', caught }
}
type Answered = Awaited<ReturnType<typeof prepareAnswered>>

async function sendMails(afterMs = 0) {
  service.clock.now = new Date(service.clock.now.getTime() + afterMs)
  const job = inquiriesModule.jobs?.(service.context).find(({ name }) => name === 'send-mails')
  await job?.run(new AbortController().signal)
}

const deliver = (
  mail: unknown,
  { secret = SECRET, body = JSON.stringify(mail) }: { secret?: string; body?: string } = {},
) =>
  service.app.inject({
    method: 'POST',
    url: '/v2/support/mail-reply',
    headers: {
      'content-type': 'application/json',
      'hibiki-signature': signWebhook(body, { secret, now: service.clock.now }),
    },
    payload: body,
  })

const toMail = (
  { member, to }: Pick<Answered, 'member' | 'to'>,
  more: Partial<ReceivedMail> = {},
): ReceivedMail => {
  const from = addressOf(member.userId)
  return {
    messageId: `<${randomUUID()}@phone.example>`,
    envelope: { from, to: [to] },
    from: `花子 <${from}>`,
    headers: [{ name: 'Subject', value: 'Re: 回答' }],
    text: '音が出ました。\n\n2026年11月30日(月) 12:05 響き Hibiki <no-reply@hibiki.example>:\n> 回答しました\n',
    authentication: { spf: 'pass', dkim: 'pass', dmarc: 'pass' },
    ...more,
  }
}

async function outcomeOf(mail: unknown): Promise<string> {
  const response = await deliver(mail)
  if (response.statusCode !== 200) throw new Error(response.body)
  return response.json().outcome
}

const chats = async (person: TestPerson, inquiryId: string) =>
  (await person.get(`/v2/support/chat/inquiry/chats?inquiryId=${inquiryId}`)).json()
const textsOf = async (answered: Answered) =>
  (await chats(answered.member, answered.inquiryId)).slice(2).map(({ text }: { text: string }) => text)
const notices = async () => {
  await sendMails()
  return smtp.mails
    .filter(({ mail }) => mail.replyTo === undefined)
    .map(({ recipients, mail }) => [recipients[0], mail.text?.split('\n').find((line) => /。$/.test(line))])
}

describe('mails about answers', () => {
  it('have an address of the conversation to which members can reply, and say so', async () => {
    const { caught, to } = await prepareAnswered()
    expect(to).toMatch(/^reply\+[a-z2-7]{45}@mail\.hibiki\.example$/)
    expect(caught?.mail.text).toContain('このメールに返信しても')
    expect(caught?.mail.text).not.toContain('送信専用')
    expect(caught?.mail.html).not.toContain('送信専用')
  })
})

describe('POST /v2/support/mail-reply', () => {
  it('writes the reply without its quote, as unread for staff, and marks it as a mail for both sides', async () => {
    const answered = await prepareAnswered()
    const { member, inquiryId } = answered
    expect(await outcomeOf(toMail(answered))).toBe('written')
    const [, , reply] = await chats(member, inquiryId)
    expect(reply).toMatchObject({
      text: '音が出ました。',
      me: true,
      author: 'member',
      byMail: true,
      refusedFiles: [],
    })
    const record = (await staff.get(`/admin/inquiries/${inquiryId}`)).json()
    expect(record).toMatchObject({ unread: 1, waitingSince: service.clock.now.toISOString() })
    expect(record.messages.map(({ byMail }: { byMail: boolean }) => byMail)).toEqual([false, false, true])
  })

  it('writes a mail that is delivered several times, also at once, a single time', async () => {
    const answered = await prepareAnswered()
    const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c98a3d' } })
      .png()
      .toBuffer()
    const mail = toMail(answered, { attachments: [{ name: 'a.png', content: image.toString('base64') }] })
    const outcomes = await Promise.all([1, 2].map(() => outcomeOf(mail)))
    outcomes.push(await outcomeOf({ ...mail, messageId: ` ${mail.messageId}` }))
    expect(outcomes).toEqual(['written', 'written', 'written'])
    expect(await textsOf(answered)).toEqual(['音が出ました。'])
    expect(await outcomeOf(toMail(answered))).toBe('written')
    expect(await textsOf(answered)).toHaveLength(2)
  })

  it('attaches up to three pictures and PDFs by the rules of uploads, and says what it refused', async () => {
    const answered = await prepareAnswered()
    const jpeg = await sharp({ create: { width: 2000, height: 100, channels: 3, background: '#c98a3d' } })
      .withExif({ IFD0: { Make: 'SECRETPHONE' } })
      .jpeg()
      .toBuffer()
    const pdf = Buffer.from('%PDF-1.7\n%%EOF')
    const files = {
      'a.jpg': jpeg,
      'x/../請求\u202Egpj.doc': Buffer.from('doc'),
      'b.pdf': pdf,
      'c.pdf': pdf,
      'd.pdf': pdf,
      '': '',
    }
    const attachments = Object.entries(files).map(([name, content]) => ({
      name,
      content: Buffer.from(content).toString('base64'),
    }))
    expect(await outcomeOf(toMail(answered, { text: ' ', attachments }))).toBe('written')
    const [, , reply] = await chats(answered.member, answered.inquiryId)
    expect(reply).toMatchObject({
      text: '（添付ファイルのみ）',
      pictures: [{ width: 1600 }],
      documents: [{ name: 'b.pdf' }, { name: 'c.pdf' }],
      refusedFiles: ['請求gpj.doc', 'd.pdf', '?'],
    })
    const [picture] = reply.pictures
    const shown = await staff.get(`/v2/support/chat/picture?id=${picture.id}`)
    expect(shown.rawPayload.includes('SECRETPHONE')).toBe(false)
    const [[to, text] = []] = await notices()
    expect(to).toBe(addressOf(answered.member.userId))
    expect(text).toContain('一部の添付ファイル')
  })

  it('tells the member when a mail has nothing but a quote and files that are refused', async () => {
    const answered = await prepareAnswered()
    smtp.mails = []
    const attachments = [{ name: 'smime.p7s', content: Buffer.from('signature').toString('base64') }]
    expect(await outcomeOf(toMail(answered, { text: '> a', attachments }))).toBe('rejected')
    expect(await textsOf(answered)).toEqual([])
    expect(await notices()).toEqual([[expect.any(String), expect.stringContaining('本文が見つかりません')]])
  })

  it('stores no files for an inquiry that is full', async () => {
    const answered = await prepareAnswered()
    const { inquiryId, member } = answered
    const message = {
      inquiry_id: inquiryId,
      author: 'member' as const,
      actor_id: member.userId,
      text: 'a',
      sending_key: null,
      created_at: service.clock.now,
    }
    await db
      .insertInto('messages')
      .values(Array.from({ length: MAX_MESSAGES_PER_INQUIRY }, () => message))
      .execute()
    smtp.mails = []
    const attachments = [{ name: 'a.pdf', content: Buffer.from('%PDF-1.7\n%%EOF').toString('base64') }]
    expect(await outcomeOf(toMail(answered, { attachments }))).toBe('rejected')
    expect(await notices()).toEqual([[expect.any(String), expect.stringContaining('これ以上送信できません')]])
    expect(
      await db.selectFrom('documents').select('id').where('member_id', '=', member.userId).execute(),
    ).toEqual([])
  })

  it('writes a mail whose unread parts are long, and no text that is', async () => {
    const answered = await prepareAnswered()
    const html = 'a'.repeat(1_000_001)
    const headers = [{ name: 'X-Long', value: 'a'.repeat(100_000) }]
    expect(await outcomeOf(toMail(answered, { html, headers }))).toBe('written')
    expect(await outcomeOf(toMail(answered, { text: '', html }))).toBe('rejected')
  })

  it('adds help lines to words of danger, as in the app', async () => {
    const answered = await prepareAnswered()
    await outcomeOf(toMail(answered, { text: 'もう死にたいです。' }))
    expect((await chats(answered.member, answered.inquiryId)).at(-1)).toMatchObject({ author: 'advisor' })
  })

  it('reopens an inquiry closed within 14 days, and tells the member afterwards that it is closed', async () => {
    const answered = await prepareAnswered()
    await answer(answered.inquiryId, true)
    const closedAt = service.clock.now
    service.clock.now = new Date(closedAt.getTime() + 13 * 86_400_000)
    expect(await outcomeOf(toMail(answered))).toBe('written')
    await answer(answered.inquiryId, true)
    service.clock.now = new Date(service.clock.now.getTime() + 14 * 86_400_000)
    await db.deleteFrom('mails').execute()
    expect(await outcomeOf(toMail(answered))).toBe('rejected')
    expect(await notices()).toEqual([
      [addressOf(answered.member.userId), expect.stringContaining('終了している')],
    ])
  })

  it.each([
    ['an absence note', { headers: [{ name: 'Auto-Submitted', value: 'auto-replied' }] }],
    ['a failed delivery', { envelope: { from: '', to: [] as string[] } }],
    ['a sender whom the provider says to be forged', { authentication: { spf: 'pass', dmarc: 'fail' } }],
    ['a sender without an address', { from: '花子' }],
  ])('ignores %s and sends nothing', async (_what, more) => {
    const answered = await prepareAnswered()
    smtp.mails = []
    const mail = toMail(answered, more as Partial<ReceivedMail>)
    if (mail.envelope.to.length === 0) mail.envelope.to = [answered.to]
    expect(await outcomeOf(mail)).toBe('ignored')
    expect(await textsOf(answered)).toEqual([])
    expect(await notices()).toEqual([])
  })

  it('ignores a forged address, and one of another domain', async () => {
    const answered = await prepareAnswered()
    const forged = answered.to.replace(/[a-z2-7](?=[a-z2-7]@)/, (last) => (last === 'a' ? 'b' : 'a'))
    for (const to of [forged, 'reply@elsewhere.example'])
      expect(await outcomeOf(toMail({ ...answered, to }))).toBe('ignored')
    expect(await notices()).toEqual([])
  })

  it.each<[string, (answered: Answered) => Partial<ReceivedMail>, string]>([
    [
      'an unknown address',
      ({ to }) => ({ envelope: { from: 'a@x.example', to: [to.replace(/\+.*@/, '@')] } }),
      '宛先では',
    ],
    ['another sender', () => ({ from: 'other@x.example' }), 'ご登録のメールアドレス以外'],
    ['nothing but a quote', () => ({ text: '> a\n> b' }), '本文が見つかりません'],
    ['a text that is too long', () => ({ text: '長'.repeat(5001) }), '長すぎる'],
  ])('tells the sender of %s so, once a day', async (_what, change, sentence) => {
    const answered = await prepareAnswered()
    smtp.mails = []
    for (const _ of [1, 2]) expect(await outcomeOf(toMail(answered, change(answered)))).toBe('rejected')
    const sent = await notices()
    expect(sent).toEqual([[expect.any(String), expect.stringContaining(sentence)]])
    expect(await textsOf(answered)).toEqual([])
    service.clock.now = new Date(service.clock.now.getTime() + 86_400_000)
    await deleteOldMailNotices(db, service.clock.now)
    await outcomeOf(toMail(answered, change(answered)))
    expect(await notices()).toHaveLength(2)
  })

  it('tells the sender of an expired address, and sends nothing to a stranger whom nobody vouches for', async () => {
    const answered = await prepareAnswered()
    service.clock.now = new Date(service.clock.now.getTime() + 61 * 86_400_000)
    smtp.mails = []
    expect(await outcomeOf(toMail(answered, { from: 'x@x.example', authentication: {} }))).toBe('rejected')
    expect(await notices()).toEqual([])
    expect(await outcomeOf(toMail(answered, { authentication: {} }))).toBe('rejected')
    expect(await notices()).toEqual([
      [addressOf(answered.member.userId), expect.stringContaining('有効期限')],
    ])
  })

  it('sends nothing to whom a stranger names, although the domain of the stranger passes its own checks', async () => {
    const answered = await prepareAnswered()
    smtp.mails = []
    const mail = toMail(answered, {
      envelope: { from: 'x@evil.example', to: ['reply@mail.hibiki.example'] },
      from: 'victim@third.example',
      authentication: { spf: 'pass', dkim: 'pass' },
    })
    expect(await outcomeOf(mail)).toBe('rejected')
    expect(await notices()).toEqual([])
  })

  it('reads markup where there is no text, and any odd text without failing', async () => {
    const answered = await prepareAnswered()
    const html = '<p>音が<br>出ました。</p><blockquote>回答</blockquote>'
    expect(await outcomeOf({ ...toMail(answered), text: undefined, html })).toBe('written')
    expect(await textsOf(answered)).toEqual(['音が\n出ました。'])
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), async (odd) => {
        const headers = [{ name: odd, value: odd }]
        const mail = toMail(answered, {
          text: `a ${odd}`,
          headers,
          attachments: [{ name: odd, content: odd }],
        })
        expect((await deliver(mail)).statusCode).toBe(200)
      }),
      createPropertyParameters({ test: 25, prove: 500 }),
    )
  })

  it('responds 503 while identity is away, and writes the reply when it is delivered again', async () => {
    const answered = await prepareAnswered()
    const mail = toMail(answered)
    isIdentityAway = true
    expect((await deliver(mail)).statusCode).toBe(503)
    isIdentityAway = false
    expect(await outcomeOf(mail)).toBe('written')
  })

  it('tells nobody about an inquiry whose member was deleted', async () => {
    const answered = await prepareAnswered()
    gone.add(answered.member.userId)
    smtp.mails = []
    expect(await outcomeOf(toMail(answered, { authentication: {} }))).toBe('rejected')
    expect(await notices()).toEqual([])
  })

  it.each([
    ['another secret', { secret: 'x'.repeat(32) }],
    ['another shape', { body: '{"messageId":1}' }],
    ['no JSON', { body: '{' }],
  ])('responds 400 SUPPORT_MAIL_REFUSED to %s', async (_what, options) => {
    const response = await deliver({}, options)
    expect([response.statusCode, response.json().code]).toEqual([400, 'SUPPORT_MAIL_REFUSED'])
  })

  it('refuses whoever has no secret before it reads the body, and a body beyond 24 MiB', async () => {
    const tooLong = ' '.repeat(24 * 1024 * 1024 + 1)
    for (const body of ['{}', tooLong]) {
      const response = await service.app.inject({
        method: 'POST',
        url: '/v2/support/mail-reply',
        headers: { 'content-type': 'application/json' },
        payload: body,
      })
      expect(response.json().code).toBe('SUPPORT_MAIL_REFUSED')
    }
    expect((await deliver({}, { body: tooLong })).statusCode).toBe(413)
  })
})

describe('without the setting', () => {
  it('mails have no address for replies and say where to answer, and the webhook responds 503', async () => {
    const off = await createSupportApp({
      resources: {
        mailSender,
        addressees: async (userId) => ({
          email: addressOf(userId),
          name: '花子',
          language: 'ja',
          subscribed: true,
        }),
      },
    })
    try {
      const admin = await addTestPerson(off, { roles: ['ROLE_ADMIN'] })
      const member = await addTestPerson(off, { functions: premiumFunctions })
      const inquiryId = await postInquiry(member)
      await admin.post(`/admin/inquiries/${inquiryId}/answer`, {
        text: '回答',
        key: randomUUID(),
        close: false,
      })
      off.clock.now = new Date(off.clock.now.getTime() + 120_000)
      const job = inquiriesModule.jobs?.(off.context).find(({ name }) => name === 'send-mails')
      await job?.run(new AbortController().signal)
      const [caught] = smtp.mails
      expect(caught?.mail.replyTo).toBeUndefined()
      expect(caught?.mail.text).toContain('送信専用')
      expect(caught?.mail.text).not.toContain('このメールに返信')
      const response = await off.app.inject({ method: 'POST', url: '/v2/support/mail-reply', payload: {} })
      expect(response.statusCode).toBe(503)
    } finally {
      await off.close()
    }
  })
})
