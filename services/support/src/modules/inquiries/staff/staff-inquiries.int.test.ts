import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addTestPerson,
  createSupportApp,
  postInquiry,
  premiumFunctions,
  type SupportApp,
  type TestPerson,
} from '../../../testing/support-app.ts'

let service: SupportApp
let member: TestPerson
let admin: TestPerson
let other: TestPerson
beforeAll(async () => {
  service = await createSupportApp()
  member = await addTestPerson(service, { functions: premiumFunctions })
  admin = await addTestPerson(service, { roles: ['ROLE_ADMIN'], name: '担当 次郎' })
  other = await addTestPerson(service, { roles: ['ROLE_ADMIN'], name: '担当 三郎' })
})
afterAll(() => service.close())

const passTime = (ms: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + ms)
}
const list = async (filter: object, person = admin) =>
  (await person.get(`/admin/inquiries?filter=${encodeURIComponent(JSON.stringify(filter))}`)).json()
const act = async (id: string, name: string, body: object = {}, person = admin) =>
  (await person.post(`/admin/inquiries/${id}/${name}`, body)).json()
const answer = (id: string, text = '回答です。', close = false) =>
  act(id, 'answer', { text, key: randomUUID(), close })

describe('the queue', () => {
  it('lists the inquiry that waits longest first, and those without a waiting member last', async () => {
    const asker = await addTestPerson(service, { functions: premiumFunctions, name: '待ち 花子' })
    const ids: string[] = []
    for (const subject of ['一番', '二番', '三番']) {
      ids.push(await postInquiry(asker, { subject }))
      passTime(60_000)
    }
    await answer(ids[0] ?? '')
    const rows = await list({ q: '待ち 花子' })
    expect(rows.map(({ subject }: { subject: string }) => subject)).toEqual(['二番', '三番', '一番'])
    expect(rows[2]).toMatchObject({ waitingSince: null, staffName: '担当 次郎', memberName: '待ち 花子' })
    expect(await list({ q: '待ち 花子', waiting: true })).toHaveLength(2)
    expect(await list({ q: '待ち 花子', assigned: 'mine' })).toHaveLength(1)
    expect(await list({ q: '待ち 花子', assigned: 'nobody' })).toHaveLength(2)
  })

  it('finds inquiries by any of their messages, notes included', async () => {
    const id = await postInquiry(member, { text: '振動がzebraのようです。' })
    await act(id, 'note', { text: '100%_キリンの件', key: randomUUID() })
    expect((await list({ q: 'zebra' })).map((row: { id: string }) => row.id)).toEqual([id])
    expect((await list({ q: '100%_キリン' })).map((row: { id: string }) => row.id)).toEqual([id])
    expect(await list({ q: '100xキリン' })).toEqual([])
  })
})

describe('staff', () => {
  it('answer without showing their name, and once per key', async () => {
    const asker = await addTestPerson(service, { functions: premiumFunctions, name: '問い 花子' })
    const id = await postInquiry(asker)
    const body = { text: '音量をご確認ください。', key: randomUUID(), close: false }
    await act(id, 'answer', body)
    await act(id, 'answer', body)
    const chats = (await asker.get(`/v2/support/chat/inquiry/chats?inquiryId=${id}`)).json()
    expect(chats.slice(1)).toMatchObject([{ text: '音量をご確認ください。', username: 'サポート担当' }])
    const { rows: events } = await service.database.pool.query(
      `select payload from outbox where subject = 'support.inquiry-answered.v1' and payload->>'memberId' = $1`,
      [asker.userId],
    )
    const at = service.clock.now.toISOString()
    expect(events).toEqual([{ payload: { memberId: asker.userId, at } }])
  })

  it('close an inquiry with their answer, but not by repeating it after the member has written', async () => {
    const id = await postInquiry(member)
    const body = { text: '音量をご確認ください。', key: randomUUID() }
    await act(id, 'answer', { ...body, close: false })
    const closed = await act(id, 'answer', { ...body, close: true })
    expect(closed).toMatchObject({ state: 'closed', messages: [{}, { text: body.text }] })
    passTime(60_000)
    await member.post('/v2/support/chat/inquiry/chat', { inquiryId: id, text: 'まだです。' })
    const again = await act(id, 'answer', { ...body, close: true })
    expect(again).toMatchObject({ state: 'open', waitingSince: service.clock.now.toISOString() })
    expect(again.acts.map(({ action }: { action: string }) => action)).toEqual(['close', 'answer'])
  })

  it('get an error for another text with a used key, and the text is not sent', async () => {
    const [id, another] = [await postInquiry(member), await postInquiry(member)]
    const body = { text: '音量をご確認ください。', key: randomUUID() }
    await act(id, 'answer', body)
    for (const [inquiryId, name, text] of [
      [id, 'answer', '別の回答'],
      [id, 'note', body.text],
      [another, 'answer', body.text],
    ] as const) {
      const refused = await admin.post(`/admin/inquiries/${inquiryId}/${name}`, { ...body, text })
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'SUPPORT_KEY_REUSED'])
    }
    expect((await member.get(`/v2/support/chat/inquiry/chats?inquiryId=${another}`)).json()).toHaveLength(1)
  })

  it('write notes that no member sees', async () => {
    const id = await postInquiry(member)
    const record = await act(id, 'note', { text: '社内メモ', key: randomUUID() })
    expect(record.messages[1]).toMatchObject({ internal: true, authorName: '担当 次郎' })
    const seen = await member.get(`/v2/support/chat/inquiry/chats?inquiryId=${id}`)
    expect(seen.body).not.toContain('社内メモ')
    const copy = await member.get('/v2/support/chat/inquiry/inquiries')
    expect(copy.body).not.toContain('社内メモ')
  })

  it('take over, set priorities, close and reopen inquiries, and each act is logged', async () => {
    const id = await postInquiry(member)
    await act(id, 'assign')
    expect(await act(id, 'priority', { priority: 3 })).toMatchObject({ priority: 3, staffName: '担当 次郎' })
    expect(await act(id, 'release')).toMatchObject({ staffName: null })
    expect(await act(id, 'close')).toMatchObject({ state: 'closed' })
    const reopened = await act(id, 'reopen', {}, other)
    expect(reopened).toMatchObject({ state: 'open', closedAt: null })
    expect(
      reopened.acts.map(({ action, detail, actorName }: Record<string, string>) => [
        action,
        detail,
        actorName,
      ]),
    ).toEqual([
      ['reopen', null, '担当 三郎'],
      ['close', null, '担当 次郎'],
      ['release', null, '担当 次郎'],
      ['priority', '3', '担当 次郎'],
      ['assign', null, '担当 次郎'],
    ])
  })

  it('reopen an inquiry that then has waited since before it was closed, until it is answered', async () => {
    const id = await postInquiry(member)
    const openedAt = service.clock.now.toISOString()
    passTime(60_000)
    await act(id, 'note', { text: '社内メモ', key: randomUUID() })
    expect(await act(id, 'close')).toMatchObject({ waitingSince: null })
    passTime(60_000)
    expect(await act(id, 'reopen')).toMatchObject({
      waitingSince: openedAt,
      firstAnsweredAt: null,
      closedAt: null,
    })
    expect(await list({ id: [id], waiting: true })).toHaveLength(1)
    const answeredAt = service.clock.now.toISOString()
    expect(await answer(id)).toMatchObject({ waitingSince: null, firstAnsweredAt: answeredAt })
    passTime(60_000)
    await member.post('/v2/support/chat/inquiry/chat', { inquiryId: id, subject: '', text: 'まだです。' })
    const repliedAt = service.clock.now.toISOString()
    await act(id, 'close')
    passTime(60_000)
    expect(await act(id, 'reopen')).toMatchObject({ waitingSince: repliedAt, firstAnsweredAt: answeredAt })
  })

  it('assign an inquiry to a colleague who is an administrator, and to nobody else', async () => {
    const id = await postInquiry(member)
    const { staff } = (await admin.get('/admin/support-staff')).json()
    expect(staff).toContainEqual({ id: other.userId, name: '担当 三郎' })
    expect(staff).not.toContainEqual(expect.objectContaining({ id: member.userId }))
    const given = await act(id, 'assign', { staffId: other.userId })
    expect(given).toMatchObject({ staffId: other.userId, staffName: '担当 三郎' })
    expect(given.acts).toMatchObject([
      { action: 'assign', actorName: '担当 次郎', colleagueName: '担当 三郎' },
    ])
    expect(await list({ assigned: 'mine', id: [id] }, other)).toHaveLength(1)
    expect(await act(id, 'assign', { staffId: member.userId })).toMatchObject({ code: 'SUPPORT_NOT_STAFF' })
    const gone = await addTestPerson(service, { roles: ['ROLE_ADMIN'], name: '担当 四郎' })
    await service.deliver('identity.member-changed.v1', {
      userId: gone.userId,
      name: '担当 四郎',
      roles: ['ROLE_GENERAL'],
      agencyCode: null,
      loginName: 'gone',
      email: 'gone@hibiki.example',
      at: '2026-11-02T00:00:00.000Z',
    })
    expect(await act(id, 'assign', { staffId: gone.userId })).toMatchObject({ code: 'SUPPORT_NOT_STAFF' })
  })

  it('find an inquiry by the reading of its member, and their colleagues in the order of readings', async () => {
    const at = '2026-11-02T00:00:00.000Z'
    const read = (userId: string, nameKana: string) =>
      service.deliver('identity.name-reading-changed.v1', { userId, nameKana, at })
    const asker = await addTestPerson(service, { functions: premiumFunctions, name: '東雲 未来' })
    await read(asker.userId, 'シノノメ ミライ')
    const id = await postInquiry(asker)
    expect((await list({ q: 'しののめ' })).map((row: { id: string }) => row.id)).toEqual([id])
    const colleagues: string[] = []
    for (const [name, kana] of [
      ['渡辺 一', 'ワタナベ ハジメ'],
      ['安藤 二', 'アンドウ ジ'],
    ] as const) {
      const { userId } = await addTestPerson(service, { roles: ['ROLE_ADMIN'], name })
      await read(userId, kana)
      colleagues.push(userId)
    }
    const { staff } = (await admin.get('/admin/support-staff')).json()
    const listed = staff.map((one: { id: string }) => one.id)
    expect(listed.filter((one: string) => colleagues.includes(one))).toEqual(colleagues.toReversed())
  })

  it('see the facts that the member shares, and none otherwise', async () => {
    const device = {
      browser: 'Chrome/140',
      system: 'Android 14',
      screen: '360×780',
      language: 'ja',
      timeZone: 'Asia/Tokyo',
    }
    const sounds = [{ title: '水鏡', at: '2026-11-20T13:00:00.000Z' }]
    const shared = await postInquiry(member, { shared: { device, errors: [], player: null, sounds } })
    const read = async (id: string) => (await admin.get(`/admin/inquiries/${id}`)).json()
    expect((await read(shared)).shared).toMatchObject({ device, sounds, functions: premiumFunctions })
    // An older app knows nothing of sounds.
    const older = await postInquiry(member, { shared: { device, errors: [], player: null } })
    expect((await read(older)).shared).toMatchObject({ device, functions: premiumFunctions })
    expect((await read(await postInquiry(member))).shared).toBeNull()
  })

  it('see which language the member reads', async () => {
    const reader = await addTestPerson(service, { functions: premiumFunctions, language: 'zh-TW' })
    const inquiryId = await postInquiry(reader)
    const languageNow = async () => (await admin.get(`/admin/inquiries/${inquiryId}`)).json().language
    expect(await languageNow()).toBe('tw')
    const reply = { inquiryId, text: 'Thank you.' }
    await reader.post('/v2/support/chat/inquiry/chat', reply, { 'accept-language': 'en' })
    expect(await languageNow()).toBe('en')
  })

  it('see which colleagues have the same conversation open', async () => {
    const id = await postInquiry(member)
    const be = (person: TestPerson, writing: boolean) => act(id, 'presence', { writing }, person)
    expect(await be(admin, true)).toEqual({ others: [] })
    expect(await be(other, false)).toEqual({ others: [{ name: '担当 次郎', writing: true }] })
    passTime(15_001)
    expect(await be(other, false)).toEqual({ others: [] })
    expect((await list({ id: [id] }))[0].unread).toBe(0)
  })
})

describe('mails about answers', () => {
  it('are queued once per inquiry and due after two minutes', async () => {
    const asker = await addTestPerson(service, { functions: premiumFunctions })
    const id = await postInquiry(asker)
    await answer(id)
    await answer(id)
    const mails = await service.context.db
      .selectFrom('mails')
      .select(['facts', 'next_attempt_at'])
      .where('user_id', '=', asker.userId)
      .execute()
    expect(mails).toEqual([
      { facts: { inquiryId: id }, next_attempt_at: new Date(service.clock.now.getTime() + 120_000) },
    ])
  })
})

describe('canned answers', () => {
  it('are created, changed and deleted', async () => {
    const texts = { ja: '{name} 様', en: 'Dear {name}' }
    const created = (await admin.post('/admin/canned-answers', { title: 'あいさつ', texts })).json()
    expect(created).toMatchObject({ title: 'あいさつ', texts })
    const cookie = await service.cookieFor({ userId: admin.userId, roles: ['ROLE_ADMIN'] })
    const url = `/admin/canned-answers/${created.id}`
    const put = await service.app.inject({
      method: 'PUT',
      url,
      headers: { cookie },
      payload: { title: 'ご挨拶', texts, updatedAt: created.updatedAt },
    })
    expect(put.json().title).toBe('ご挨拶')
    expect((await service.app.inject({ method: 'DELETE', url, headers: { cookie } })).statusCode).toBe(200)
    expect((await admin.get(url)).statusCode).toBe(404)
  })
})

describe('canned answers in Chinese', () => {
  const texts = { ja: '{name} 様', en: 'Dear {name}', cn: '{name} 您好', tw: '{name} 您好' }
  const create = (more: object) =>
    admin.post('/admin/canned-answers', { title: '中国語', texts: { ...texts, ...more } })

  it('are stored with the other languages', async () => {
    expect((await create({})).json()).toMatchObject({ texts })
  })

  it('are rejected with 400 E3001 when one is blank or the Japanese one is missing', async () => {
    for (const more of [{ cn: ' ' }, { ja: undefined }])
      expect((await create(more)).json().code).toBe('E3001')
  })
})

describe('articles', () => {
  it('are edited as versions, found by the search at once, and restored', async () => {
    const cookie = await service.cookieFor({ userId: admin.userId, roles: ['ROLE_ADMIN'] })
    const before = (await admin.get('/admin/articles/cancel-plan')).json()
    const { content } = before.versions[0]
    const put = (payload: object) =>
      service.app.inject({ method: 'PUT', url: '/admin/articles/cancel-plan', headers: { cookie }, payload })
    const baseVersion = before.version
    const ja = { ...content.texts.ja, questions: ['ぞうさんプランをやめる'] }
    const saved = (await put({ ...content, texts: { ...content.texts, ja }, baseVersion })).json()
    expect(saved).toMatchObject({
      version: before.version + 1,
      versions: [{ authorName: '担当 次郎' }, { authorName: null }],
    })
    expect(saved.versions[0].content.texts.tw).toEqual(content.texts.tw)
    const find = async () =>
      (await member.get(`/v2/support/articles/search?q=${encodeURIComponent('ぞうさん')}`)).json()
    expect(await find()).toMatchObject([{ id: 'cancel-plan' }])
    await put({ ...content, baseVersion: saved.version })
    expect(await find()).toEqual([])
  })
})

describe('two people who edit one text', () => {
  const send = async (url: string, payload: object) => {
    const cookie = await service.cookieFor({ userId: admin.userId, roles: ['ROLE_ADMIN'] })
    return service.app.inject({ method: 'PUT', url, headers: { cookie }, payload })
  }

  it('get 409 SUPPORT_ARTICLE_CHANGED for the second save of an article, whose version stays the first one’s', async () => {
    const url = '/admin/articles/cancel-plan'
    const opened = (await admin.get(url)).json()
    const { content } = opened.versions[0]
    const [first, second] = await Promise.all(
      [100, 101].map((order) => send(url, { ...content, order, baseVersion: opened.version })),
    )
    expect([first?.statusCode, second?.statusCode].sort()).toEqual([200, 409])
    const [saved, refused] = first?.statusCode === 200 ? [first, second] : [second, first]
    expect(refused?.json().code).toBe('SUPPORT_ARTICLE_CHANGED')
    const now = (await admin.get(url)).json()
    expect(now.version).toBe(opened.version + 1)
    expect(now.versions[0].content).toEqual(saved?.json().versions[0].content)
    for (const baseVersion of [undefined, opened.version, now.version + 1])
      expect((await send(url, { ...content, baseVersion })).statusCode).toBe(409)
    expect((await send(url, { ...content, baseVersion: now.version })).statusCode).toBe(200)
  })

  it('get 200 for a new article, which has no version yet', async () => {
    const { content } = (await admin.get('/admin/articles/cancel-plan')).json().versions[0]
    const created = await send('/admin/articles/quite-new', content)
    expect([created.statusCode, created.json().version]).toEqual([200, 1])
  })

  it('get 409 SUPPORT_CANNED_ANSWER_CHANGED for the second save of a canned answer', async () => {
    const texts = { ja: '{name} 様', en: 'Dear {name}' }
    const created = (await admin.post('/admin/canned-answers', { title: '同時', texts })).json()
    const url = `/admin/canned-answers/${created.id}`
    passTime(1000)
    const save = (title: string, updatedAt?: string) => send(url, { title, texts, updatedAt })
    const first = await save('一人目', created.updatedAt)
    expect(first.statusCode).toBe(200)
    for (const edited of [created.updatedAt, undefined]) {
      const second = await save('二人目', edited)
      expect([second.statusCode, second.json().code]).toEqual([409, 'SUPPORT_CANNED_ANSWER_CHANGED'])
    }
    expect((await admin.get(url)).json().title).toBe('一人目')
    expect((await save('二人目', first.json().updatedAt)).statusCode).toBe(200)
  })
})

describe('GET /admin/support-statistics', () => {
  it('returns medians per day in Japan, and ratings', async () => {
    service.clock.now = new Date('2027-03-01T15:00:00Z')
    const asker = await addTestPerson(service, { functions: premiumFunctions })
    for (const minutes of [10, 20, 60]) {
      const id = await postInquiry(asker)
      passTime(minutes * 60_000)
      await answer(id, '回答', minutes === 60)
      if (minutes === 60) await asker.post('/v2/support/chat/inquiry/rate', { inquiryId: id, rating: 3 })
    }
    const figures = (await admin.get('/admin/support-statistics?from=2027-03-02&to=2027-03-02')).json()
    expect(figures.days).toEqual([
      { day: '2027-03-02', opened: 3, firstAnswerMinutes: 20, resolutionMinutes: 60 },
    ])
    expect(figures.ratings).toEqual([{ rating: 3, count: 1 }])
  })

  it('rejects malformed days with 400 E3001', async () => {
    const period = { to: '開始日から366日以内の期間を指定してください。' }
    for (const [query, fields] of [
      ['from=x&to=2027-03-02', { from: '日時の形式が正しくありません。' }],
      ['from=2027-03-02&to=2027-03-01', period],
      ['from=2020-01-01&to=2027-03-01', period],
    ] as const) {
      const response = await admin.get(`/admin/support-statistics?${query}`)
      expect(response.json()).toMatchObject({ code: 'E3001', fields })
    }
  })
})

describe('GET /admin/inquiries/{id}/articles', () => {
  const suggest = async (id: string, q?: string) =>
    (await admin.get(`/admin/inquiries/${id}/articles${q ? `?q=${encodeURIComponent(q)}` : ''}`)).json()

  it("suggests what answers the member's last message, and what staff write instead, in the member's language", async () => {
    const id = await postInquiry(member, { text: 'プランを解約したいです。' })
    const [first] = await suggest(id)
    expect(first).toMatchObject({ id: 'cancel-plan', excerpt: expect.any(String) })
    expect(await suggest(id, 'ぽぺぴぷ')).toEqual([])
    const reader = await addTestPerson(service, { functions: premiumFunctions, language: 'en' })
    const english = await postInquiry(reader, { text: 'I would like to cancel my plan.' })
    const [translated] = await suggest(english)
    expect(translated.id).toBe('cancel-plan')
    expect(translated.title).not.toBe(first.title)
  })

  it('responds with 404 SUPPORT_INQUIRY_NOT_FOUND for an unknown inquiry', async () => {
    expect((await suggest(randomUUID())).code).toBe('SUPPORT_INQUIRY_NOT_FOUND')
  })
})
