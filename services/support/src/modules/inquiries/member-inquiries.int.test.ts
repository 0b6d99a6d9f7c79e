import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@hibiki/calendar'
import { injectInternalCall } from '@hibiki/http/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  addTestPerson,
  createSupportApp,
  deliverEntitlements,
  postInquiry,
  premiumFunctions,
  type SupportApp,
  type TestPerson,
} from '../../testing/support-app.ts'
import { closeSilentInquiries } from './inquiries.sql.ts'
import { computeSilenceCutoff } from './inquiry.rules.ts'
import { removeUnusedFiles } from './remove-unused-files.ts'

let service: SupportApp
let member: TestPerson
let stranger: TestPerson
let admin: TestPerson
beforeAll(async () => {
  service = await createSupportApp()
  member = await addTestPerson(service, { functions: premiumFunctions })
  stranger = await addTestPerson(service, { functions: premiumFunctions, name: '太郎' })
  admin = await addTestPerson(service, { roles: ['ROLE_ADMIN'], name: '担当 次郎' })
})
afterAll(() => service.close())

const base = '/v2/support/chat/inquiry'
const chats = async (person: TestPerson, inquiryId: string) =>
  (await person.get(`${base}/chats?inquiryId=${inquiryId}`)).json()
const rowOf = async (person: TestPerson, id: string) =>
  (await person.get(`${base}/inquiries`)).json().find((row: { id: string }) => row.id === id)
const passTime = (ms: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + ms)
}

describe('GET /v2/support/chat/inquiry/types', () => {
  it('lists types with their details, named in the language of the caller', async () => {
    const [account] = (await member.get(`${base}/types`)).json()
    expect(account).toMatchObject({ value: 'account', text: 'アカウント' })
    expect(account.childItems[0]).toEqual({ value: 'account.login', text: 'ログインできない' })
    const [english] = (await member.get(`${base}/types`, { 'accept-language': 'en' })).json()
    expect(english.text).toBe('Account')
  })

  it('responds 409 with E2002 without a plan, and with E2001 while its payment is unconfirmed', async () => {
    const free = await addTestPerson(service)
    const calls = async () => {
      const chat = { detailTypeId: 'plan.change', subject: 'a', text: 'b' }
      return [
        await free.get(`${base}/types`),
        await free.post(`${base}/new-chat`, chat),
        await free.post('/v2/support/chat/new-chat', chat),
      ].map((response) => [response.statusCode, response.json().code])
    }
    expect(await calls()).toEqual(Array(3).fill([409, 'E2002']))
    await deliverEntitlements(service, free.userId, [], { revision: 2, paymentUnconfirmed: true })
    expect(await calls()).toEqual(Array(3).fill([409, 'E2001']))
  })
})

describe('POST /v2/support/chat/inquiry/new-chat', () => {
  it('opens an inquiry that both sides see, unread for staff', async () => {
    const id = await postInquiry(member)
    expect(await rowOf(member, id)).toMatchObject({
      subject: '音が出ません',
      type: 'サウンド・再生できない・音が出ない',
      username: '花子',
      unreadCount: 0,
      opened: true,
    })
    expect(await rowOf(admin, id)).toMatchObject({ username: '花子', unreadCount: 1 })
    expect(await rowOf(stranger, id)).toBeUndefined()
    expect(await chats(member, id)).toMatchObject([
      { me: true, username: '花子', author: 'member', read: false },
    ])
  })

  it.each([
    ['an unknown type', { detailTypeId: 'plan' }],
    ['a subject of 21 characters', { subject: 'あ'.repeat(21) }],
    ['a text of 401 characters', { text: 'あ'.repeat(401) }],
    ['a blank text', { text: ' \n' }],
    ['five pictures', { pictureIds: Array.from({ length: 5 }, () => randomUUID()) }],
  ])('rejects %s with 400 E3001', async (_, more) => {
    const body = { detailTypeId: 'plan.change', subject: '件名', text: '本文', ...more }
    const response = await member.post(`${base}/new-chat`, body)
    const { code, fields } = response.json()
    expect([response.statusCode, code]).toEqual([400, 'E3001'])
    expect(fields).toEqual({ [Object.keys(more)[0] ?? '']: expect.stringMatching(/。$/) })
  })

  it.each([
    ['ja', '薬を全部飲んでしまった', 'いのちの電話'],
    ['en', 'I don’t want to live', 'TELL Lifeline'],
    ['zh-CN', '我把药全吃了', '0120-783-556'],
    ['zh-TW', '我把藥全部吃掉了', '0120-783-556'],
  ])('adds help lines below a message of danger in %s', async (language, text, line) => {
    const inDanger = await addTestPerson(service, { functions: premiumFunctions, language })
    const opened = await postInquiry(inDanger, { text })
    const helpLines = { author: 'advisor', text: expect.stringContaining(line) }
    expect(await chats(inDanger, opened)).toMatchObject([{ author: 'member', text }, helpLines])

    const bySubject = await postInquiry(inDanger, { subject: text, text: '...' })
    expect(await chats(inDanger, bySubject)).toMatchObject([{ author: 'member' }, helpLines])

    const later = await postInquiry(inDanger)
    expect(await chats(inDanger, later)).toHaveLength(1)
    await inDanger.post(`${base}/chat`, { inquiryId: later, text })
    expect(await chats(inDanger, later)).toMatchObject([{}, { author: 'member', text }, helpLines])
  })

  it('accepts a subject of 20 and a message of 400 characters', async () => {
    await postInquiry(member, { subject: '😀'.repeat(20), text: '😀'.repeat(400) })
  })

  it('opens one inquiry for a request that arrives several times', async () => {
    const body = { detailTypeId: 'plan.change', subject: '一度だけ', text: '本文' }
    const key = { 'idempotency-key': randomUUID() }
    const sent = await Promise.all([1, 2, 3].map(() => member.post(`${base}/new-chat`, body, key)))
    expect(new Set(sent.map((response) => response.json().id)).size).toBe(1)
  })

  it('rejects another inquiry with a used key with 422 SUPPORT_KEY_REUSED', async () => {
    const body = {
      detailTypeId: 'plan.change',
      subject: '一度だけ',
      text: '本文',
      pictureIds: [] as string[],
    }
    const key = { 'idempotency-key': randomUUID() }
    const { id } = (await member.post(`${base}/new-chat`, body, key)).json()
    const others = [
      { ...body, text: '本文。' },
      { ...body, subject: '二度目' },
      { ...body, detailTypeId: 'plan.cancel' },
      { ...body, pictureIds: [randomUUID()] },
    ]
    for (const other of others)
      expect((await member.post(`${base}/new-chat`, other, key)).json()).toMatchObject({
        code: 'SUPPORT_KEY_REUSED',
      })
    expect((await member.post(`${base}/new-chat`, body, key)).json()).toEqual({ id })
    expect((await stranger.post(`${base}/new-chat`, body, key)).json().id).not.toBe(id)
  })

  it('rejects the 21st open inquiry with 409 SUPPORT_TOO_MANY_OPEN', async () => {
    const busy = await addTestPerson(service, { functions: premiumFunctions })
    for (let count = 0; count < 20; count++) await postInquiry(busy)
    await expect(postInquiry(busy)).rejects.toThrow('SUPPORT_TOO_MANY_OPEN')
  })
})

describe('GET /v2/support/chat/inquiry/inquiries', () => {
  it('marks the caller’s own inquiries; administrators see all, but close only their own here', async () => {
    const caller = await addTestPerson(service, { roles: ['ROLE_ADMIN'], functions: premiumFunctions })
    const [id, own] = [await postInquiry(member), await postInquiry(caller)]
    expect(await rowOf(member, id)).toMatchObject({ own: true })
    expect(await rowOf(caller, id)).toMatchObject({ own: false })
    expect(await rowOf(caller, own)).toMatchObject({ own: true })
    expect(await rowOf(admin, own)).toMatchObject({ own: false })
    const close = async (inquiryId: string) =>
      (await caller.post(`${base}/close?inquiryId=${inquiryId}`)).statusCode
    expect([await close(id), await close(own)]).toEqual([404, 200])
  })
})

describe('a conversation', () => {
  it('counts unread messages and marks read ones, for both sides', async () => {
    const id = await postInquiry(member)
    passTime(1000)
    await admin.post(`${base}/chat`, { inquiryId: id, subject: '', text: '音量をご確認ください。' })
    expect((await rowOf(member, id)).unreadCount).toBe(1)
    const [asked, answered] = await chats(member, id)
    expect([asked.read, answered.me, answered.username, answered.read]).toEqual([
      true,
      false,
      'サポート担当',
      false,
    ])
    passTime(1000)
    expect((await member.post(`${base}/read?inquiryId=${id}`)).json()).toEqual({})
    expect((await rowOf(member, id)).unreadCount).toBe(0)
    expect((await chats(admin, id))[1]).toMatchObject({ me: true, username: '担当 次郎', read: true })
  })

  it('responds 304 to polls while nothing changes, on either path', async () => {
    const id = await postInquiry(member)
    for (const path of [`${base}/chats`, '/v2/support/chat/chats']) {
      const { etag } = (await member.get(`${path}?inquiryId=${id}`)).headers
      const poll = async () =>
        (await member.get(`${path}?inquiryId=${id}`, { 'if-none-match': String(etag) })).statusCode
      expect(await poll()).toBe(304)
      await admin.post(`${base}/chat`, { inquiryId: id, subject: '', text: '回答' })
      expect(await poll()).toBe(200)
    }
    const list = await member.get('/v2/support/chat/inquiries')
    const again = () => member.get(`${base}/inquiries`, { 'if-none-match': String(list.headers.etag) })
    expect((await again()).statusCode).toBe(304)
    await member.post(`/v2/support/chat/read?inquiryId=${id}`)
    expect((await again()).statusCode).toBe(200)
  })

  it('stores a message once when it arrives several times', async () => {
    const id = await postInquiry(member)
    const key = { 'idempotency-key': randomUUID() }
    const body = { inquiryId: id, subject: '', text: '追伸' }
    const sent = await Promise.all([1, 2, 3, 4].map(() => member.post(`${base}/chat`, body, key)))
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(await chats(member, id)).toHaveLength(2)
  })

  it('rejects another message with a used key with 422 SUPPORT_KEY_REUSED, of members and staff', async () => {
    const [id, another] = [await postInquiry(member), await postInquiry(member)]
    for (const [sender, text] of [
      [member, '追伸'],
      [admin, '音量をご確認ください。'],
    ] as const) {
      const key = { 'idempotency-key': randomUUID() }
      const send = (body: { inquiryId: string; text: string }) => sender.post(`${base}/chat`, body, key)
      expect((await send({ inquiryId: id, text })).statusCode).toBe(200)
      for (const body of [
        { inquiryId: id, text: `${text} ` },
        { inquiryId: id, text: '別の文' },
        { inquiryId: another, text },
      ]) {
        const response = await send(body)
        expect([response.statusCode, response.json().code]).toEqual([422, 'SUPPORT_KEY_REUSED'])
      }
      expect((await send({ inquiryId: id, text })).statusCode).toBe(200)
    }
    expect(await chats(member, id)).toHaveLength(3)
    expect(await chats(member, another)).toHaveLength(1)
  })

  it.each(['chats', 'read', 'record'] as const)('logs each view by staff: %s', async (call) => {
    const id = await postInquiry(member)
    const look = {
      chats: () => admin.get(`${base}/chats?inquiryId=${id}`),
      read: () => admin.post(`${base}/read?inquiryId=${id}`),
      record: () => admin.get(`/admin/inquiries/${id}`),
    }[call]
    const looks = async () => {
      const { rows } = await service.database.pool.query(
        `select actor_id, action from inquiry_log where inquiry_id = $1`,
        [id],
      )
      return rows
    }
    await chats(member, id)
    expect(await looks()).toEqual([])
    const row = { actor_id: admin.userId, action: 'view' }
    for (let count = 0; count < 3; count++) expect((await look()).statusCode).toBe(200)
    expect(await looks()).toEqual([row])
    passTime(61_000)
    await look()
    expect(await looks()).toEqual([row, row])
  })

  it('responds 404 to everyone but the member and administrators', async () => {
    const id = await postInquiry(member)
    const responses = [
      await stranger.get(`${base}/chats?inquiryId=${id}`),
      await stranger.post(`${base}/chat`, { inquiryId: id, subject: '', text: 'a' }),
      await stranger.post(`${base}/read?inquiryId=${id}`),
      await stranger.post(`${base}/close?inquiryId=${id}`),
      await stranger.post(`${base}/rate`, { inquiryId: id, rating: 1 }),
    ]
    expect(responses.map((response) => response.json().code)).toEqual(
      Array(5).fill('SUPPORT_INQUIRY_NOT_FOUND'),
    )
  })

  it('is closed, rated, and reopened by a reply within 14 days, but not later', async () => {
    const id = await postInquiry(member)
    const rate = () => member.post(`${base}/rate`, { inquiryId: id, rating: 3 })
    expect((await rate()).json().code).toBe('SUPPORT_INQUIRY_OPEN')
    await member.post(`${base}/close?inquiryId=${id}`)
    expect((await rate()).statusCode).toBe(200)
    expect(await rowOf(member, id)).toMatchObject({ opened: false, rating: 3 })
    passTime(14 * DAY_MS - 1000)
    const reply = () => member.post(`${base}/chat`, { inquiryId: id, subject: '', text: 'まだ直りません。' })
    expect((await reply()).statusCode).toBe(200)
    expect((await rowOf(member, id)).opened).toBe(true)
    await member.post(`${base}/close?inquiryId=${id}`)
    passTime(14 * DAY_MS)
    expect((await reply()).json().code).toBe('SUPPORT_INQUIRY_CLOSED')
  })

  it('stays readable and can be continued when the plan has ended', async () => {
    const leaving = await addTestPerson(service, { functions: premiumFunctions })
    const id = await postInquiry(leaving)
    await service.context.db.deleteFrom('entitlements').where('member_id', '=', leaving.userId).execute()
    expect(await chats(leaving, id)).toHaveLength(1)
    expect(
      (await leaving.post(`${base}/chat`, { inquiryId: id, subject: '', text: '続き' })).statusCode,
    ).toBe(200)
  })
})

describe('close-silent-inquiries', () => {
  const close = () =>
    closeSilentInquiries(service.context.db, {
      before: computeSilenceCutoff(service.clock.now),
      now: service.clock.now,
      limit: 100,
    })

  it('closes an inquiry after 14 days without a message of the member, but never while the member waits', async () => {
    const [answered, waiting] = [await postInquiry(member), await postInquiry(member)]
    await admin.post(`${base}/chat`, { inquiryId: answered, subject: '', text: '回答' })
    passTime(14 * DAY_MS)
    await close()
    expect((await rowOf(member, answered)).opened).toBe(true)
    passTime(1)
    await close()
    expect((await rowOf(member, answered)).opened).toBe(false)
    expect((await rowOf(member, waiting)).opened).toBe(true)
  })

  it('leaves an inquiry that staff reopened open until they answer', async () => {
    const id = await postInquiry(member)
    const answer = () => admin.post(`${base}/chat`, { inquiryId: id, subject: '', text: '回答' })
    await answer()
    passTime(14 * DAY_MS + 1)
    await close()
    const reopened = await admin.post(`/admin/inquiries/${id}/reopen`)
    expect(reopened.json()).toMatchObject({ state: 'open', waitingSince: service.clock.now.toISOString() })
    passTime(14 * DAY_MS + 1)
    await close()
    expect((await rowOf(member, id)).opened).toBe(true)
    await answer()
    passTime(14 * DAY_MS + 1)
    await close()
    expect((await rowOf(member, id)).opened).toBe(false)
  })
})

describe('pictures', () => {
  const photo = (options: object = {}) =>
    sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#c98a3d', ...options } })
  const upload = (person: TestPerson, image: Buffer | string) =>
    person.post('/v2/support/chat/picture', {
      image: typeof image === 'string' ? image : image.toString('base64'),
    })

  it('are stored smaller and without metadata, and shown to both sides only', async () => {
    const jpeg = await photo()
      .withExif({ IFD0: { Make: 'SECRETPHONE' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer()
    const uploaded = await upload(member, jpeg)
    expect(uploaded.json()).toMatchObject({ width: 1600, height: 800 })
    const { id: picture } = uploaded.json()
    const show = (person: TestPerson) => person.get(`/v2/support/chat/picture?id=${picture}`)
    expect((await show(admin)).statusCode).toBe(404)
    const inquiryId = await postInquiry(member, { pictureIds: [picture] })
    expect((await chats(member, inquiryId))[0].pictures).toEqual([{ id: picture, width: 1600, height: 800 }])
    const shown = await show(admin)
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    const { exif, format } = await sharp(shown.rawPayload).metadata()
    expect([exif, format]).toEqual([undefined, 'webp'])
    expect(shown.rawPayload.includes('SECRETPHONE')).toBe(false)
    expect((await show(stranger)).json().code).toBe('SUPPORT_PICTURE_NOT_FOUND')
  })

  it('are accepted as a form as well as in JSON', async () => {
    const form = new FormData()
    form.append(
      'image',
      new Blob([new Uint8Array(await photo().png().toBuffer())], { type: 'image/png' }),
      'a.png',
    )
    const cookie = await service.cookieFor({ userId: member.userId })
    const response = await service.app.inject({
      method: 'POST',
      url: '/v2/support/chat/picture',
      headers: { cookie },
      payload: form,
    })
    expect(response.statusCode).toBe(200)
  })

  it.each([
    ['a text', Buffer.from('no picture at all'), 'SUPPORT_PICTURE_UNREADABLE'],
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'SUPPORT_PICTURE_UNREADABLE',
    ],
    ['nothing', Buffer.alloc(0), 'SUPPORT_PICTURE_UNREADABLE'],
  ])('are rejected with 422 for %s', async (_, bytes, code) => {
    expect((await upload(stranger, bytes)).json().code).toBe(code)
  })

  it('are rejected with 422 SUPPORT_PICTURE_TOO_LARGE beyond 40 million pixels', async () => {
    const huge = await photo({ width: 8000, height: 5001 }).png({ compressionLevel: 9 }).toBuffer()
    expect((await upload(stranger, huge)).json().code).toBe('SUPPORT_PICTURE_TOO_LARGE')
  })

  it('are accepted up to twelve unsent ones, also when several arrive at once', async () => {
    const sender = await addTestPerson(service, { functions: premiumFunctions })
    const image = (await photo({ width: 20, height: 20 }).png().toBuffer()).toString('base64')
    // No more than the service reads at once, so that none is refused for another reason.
    const codes: (string | number)[] = []
    for (let round = 0; round < 2; round++) {
      const uploads = await Promise.all(Array.from({ length: 15 }, () => upload(sender, image)))
      codes.push(...uploads.map((response) => response.json().code ?? response.statusCode))
    }
    expect(codes.filter((code) => code === 200)).toHaveLength(12)
    expect(new Set(codes)).toEqual(new Set([200, 'SUPPORT_TOO_MANY_PICTURES']))
  })

  it('are rejected with 409 E2002 without a plan, unless the member has an inquiry', async () => {
    const image = (await photo({ width: 20, height: 20 }).png().toBuffer()).toString('base64')
    const former = await addTestPerson(service, { functions: premiumFunctions })
    const free = await addTestPerson(service)
    expect((await upload(free, image)).json().code).toBe('E2002')
    await postInquiry(former)
    await deliverEntitlements(service, former.userId, [], { revision: 2 })
    expect((await upload(former, image)).statusCode).toBe(200)
  })

  it('are sent once, and only by their owner', async () => {
    const { id } = (await upload(member, await photo().png().toBuffer())).json()
    await expect(postInquiry(stranger, { pictureIds: [id] })).rejects.toThrow('SUPPORT_PICTURE_NOT_FOUND')
    await postInquiry(member, { pictureIds: [id] })
    await expect(postInquiry(member, { pictureIds: [id] })).rejects.toThrow('SUPPORT_PICTURE_NOT_FOUND')
  })

  it('are exported with their bytes, those of that member only', async () => {
    const owner = await addTestPerson(service, { functions: premiumFunctions })
    const { id } = (await upload(owner, await photo().png().toBuffer())).json()
    await postInquiry(owner, { pictureIds: [id] })
    const inside = (url: string) => injectInternalCall(service.app, url)
    const copy = (await inside(`/internal/members/${owner.userId}/export`)).json()
    const [attachment] = copy.attachments
    expect(copy.pictures).toMatchObject([{ id, image: attachment.path }])
    expect(attachment.path).toMatch(/^inquiry-pictures\/.*\.webp$/)
    const file = await inside(attachment.from)
    expect([file.statusCode, (await sharp(file.rawPayload).metadata()).format]).toEqual([200, 'webp'])
    const other = `/internal/members/${member.userId}/pictures/${id}`
    expect((await inside(other)).statusCode).toBe(404)
    expect((await owner.get(attachment.from)).statusCode).not.toBe(200)
  })

  it('have their file removed when their row is deleted, which happens after a day if they were not sent', async () => {
    const { id } = (await upload(member, await photo().png().toBuffer())).json()
    const { storage } = service.context
    expect(await storage.findSize(`support/${id}`)).toBeGreaterThan(0)
    passTime(DAY_MS + 1)
    await removeUnusedFiles(service.context)
    expect(await storage.findSize(`support/${id}`)).toBeNull()
  })

  it('leave no file when their row is not committed', async () => {
    const stored = vi.spyOn(service.context.storage, 'put')
    const { pool } = service.database
    await pool.query(`
      create function lose() returns trigger language plpgsql as $$ begin raise 'lost at the commit'; end $$;
      create constraint trigger lose after insert on pictures deferrable initially deferred
        for each row execute function lose()`)
    const uploaded = await upload(member, await photo().png().toBuffer())
    await pool.query('drop trigger lose on pictures')
    expect(uploaded.statusCode).toBe(500)
    const [[storageKey = ''] = []] = stored.mock.calls
    stored.mockRestore()
    const size = () => service.context.storage.findSize(storageKey)
    expect(await size()).toBeGreaterThan(0)
    passTime(3600_000 + 1)
    await removeUnusedFiles(service.context)
    expect(await size()).toBeNull()
  })

  it('are rejected with 409 SUPPORT_TOO_MANY_PICTURES from the 13th unsent one on', async () => {
    const eager = await addTestPerson(service, { functions: premiumFunctions })
    const small = await photo({ width: 9, height: 9 }).png().toBuffer()
    for (let count = 0; count < 12; count++) await upload(eager, small)
    expect((await upload(eager, small)).json().code).toBe('SUPPORT_TOO_MANY_PICTURES')
  })
})
