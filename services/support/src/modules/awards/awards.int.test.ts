import { randomUUID } from 'node:crypto'
import { startWhileLocked } from '@hibiki/test-harness'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addTestPerson,
  createSupportApp,
  type SupportApp,
  type TestPerson,
} from '../../testing/support-app.ts'

let service: SupportApp
let admin: TestPerson
let picture: string

beforeAll(async () => {
  service = await createSupportApp()
  admin = await addTestPerson(service, { roles: ['ROLE_ADMIN'] })
  picture = await draw('png')
})
afterAll(() => service.close())
beforeEach(async () => {
  await service.context.db.deleteFrom('awards').execute()
})

async function draw(format: 'png' | 'gif', width = 40): Promise<string> {
  const image = sharp({ create: { width, height: 30, channels: 3, background: '#335577' } })
  return (await image.toFormat(format).toBuffer()).toString('base64')
}

const award = {
  titles: { ja: '受賞', en: 'Award', cn: '获奖' },
  day: '2026-10-12',
  link: 'https://example.org/news',
  order: 1,
  visible: true,
}
const create = (more: object = {}) => admin.post('/admin/awards', { ...award, picture, ...more })
async function send(method: 'PUT' | 'DELETE', id: string, payload?: object) {
  const cookie = await service.cookieFor({ userId: admin.userId, roles: ['ROLE_ADMIN'] })
  return service.app.inject({
    method,
    url: `/admin/awards/${id}`,
    headers: { cookie },
    ...(payload && { payload }),
  })
}
const passTime = () => {
  service.clock.now = new Date(service.clock.now.getTime() + 1000)
}
const shown = (language = 'ja') =>
  service.app.inject({ url: '/v2/support/awards', headers: { 'accept-language': language } })

describe('GET /v2/support/awards', () => {
  it('lists the visible awards to visitors in their order, in the language of the caller', async () => {
    await create({ titles: { ja: '二番', en: 'Second' }, order: 2 })
    await create({ titles: { ja: '一番', en: 'First', cn: '第一' }, order: 1, link: null })
    await create({ titles: { ja: '下書き', en: 'Draft' }, order: 0, visible: false })
    const response = await shown()
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=300',
      vary: 'accept-language',
    })
    expect(response.json()).toMatchObject([
      { title: '一番', day: '2026-10-12', link: null, picture: { width: 40, height: 30 } },
      { title: '二番', link: 'https://example.org/news' },
    ])
    const titles = async (language: string) =>
      (await shown(language)).json().map(({ title }: { title: string }) => title)
    expect(await titles('en')).toEqual(['First', 'Second'])
    expect(await titles('zh-CN')).toEqual(['第一', '二番'])
  })

  it('lists the newest award first where several have the same order number', async () => {
    const days = ['2026-03-01', '2026-10-12', '2025-01-31']
    for (const day of days) await create({ day })
    const shownDays = (await shown()).json().map(({ day }: { day: string }) => day)
    expect(shownDays).toEqual(days.toSorted().reverse())
  })

  it('responds 200 with an empty list when there are none', async () => {
    expect((await shown()).json()).toEqual([])
  })
})

describe('GET /v2/support/awards/picture', () => {
  it('responds with WebP that caches keep for good, since the address names the content', async () => {
    const { pictureUrl } = (await create()).json()
    const response = await service.app.inject({ url: pictureUrl.slice('/api'.length) })
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await sharp(response.rawPayload).metadata()).format).toBe('webp')
  })

  it('serves the picture of a hidden award to administrators alone, until a visible award has it, too', async () => {
    const hidden = (await create({ visible: false })).json()
    const url = hidden.pictureUrl.slice('/api'.length)
    const { userId } = admin
    const [staff, member, low] = await Promise.all([
      service.cookieFor({ userId, roles: ['ROLE_ADMIN'] }),
      service.cookieFor({ roles: ['ROLE_GENERAL'] }),
      service.cookieFor({ userId, roles: ['ROLE_ADMIN'], assurance: 'low' }),
    ])
    const get = (cookie = '') => service.app.inject({ url, headers: { cookie } })
    for (const cookie of ['', member, low]) {
      const refused = await get(cookie)
      expect([refused.statusCode, refused.json().code]).toEqual([404, 'SUPPORT_PICTURE_NOT_FOUND'])
    }
    const shown = await get(staff)
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, no-store'])
    // The same picture belongs to another award that visitors see.
    await create()
    for (const cookie of ['', member, low, staff]) expect((await get(cookie)).statusCode).toBe(200)
  })

  it('responds 404 SUPPORT_PICTURE_NOT_FOUND to an unknown digest, and 400 to a malformed one', async () => {
    const get = (digest: string) => service.app.inject({ url: `/v2/support/awards/picture?digest=${digest}` })
    expect((await get('0'.repeat(32))).json().code).toBe('SUPPORT_PICTURE_NOT_FOUND')
    expect((await get('..')).statusCode).toBe(400)
  })
})

describe('/admin/awards', () => {
  it('creates, changes and deletes an award, and logs each act with its actor', async () => {
    const created = (await create()).json()
    expect(created).toMatchObject({ ...award, title: '受賞' })
    passTime()
    const change = { ...award, visible: false, updatedAt: created.updatedAt }
    const changed = (await send('PUT', created.id, change)).json()
    expect(changed).toMatchObject({ visible: false, pictureUrl: created.pictureUrl })
    const another = await draw('png', 50)
    const repainted = (
      await send('PUT', created.id, { ...change, picture: another, updatedAt: changed.updatedAt })
    ).json()
    expect(repainted.pictureUrl).not.toBe(created.pictureUrl)
    expect((await send('DELETE', created.id)).statusCode).toBe(200)
    expect((await admin.get(`/admin/awards/${created.id}`)).statusCode).toBe(404)
    const acts = await service.context.db
      .selectFrom('award_log')
      .select(['action', 'actor_id', 'title'])
      .where('award_id', '=', created.id)
      .orderBy('id')
      .execute()
    expect(acts).toEqual(
      ['created', 'changed', 'changed', 'deleted'].map((action) => ({
        action,
        actor_id: admin.userId,
        title: '受賞',
      })),
    )
  })

  it('gives each new award an ID of its own and ignores one in the body', async () => {
    const id = randomUUID()
    const [first, second] = [await create({ id }), await create({ id })]
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(new Set([id, first.json().id, second.json().id]).size).toBe(3)
  })

  it('logs one deletion when two administrators delete an award at once, and responds 404 to one of them', async () => {
    const { id } = (await create()).json()
    const { db, database } = service.context
    const responses = await startWhileLocked(
      database,
      (trx) => trx.selectFrom('awards').select('id').where('id', '=', id).forUpdate().execute(),
      () => send('DELETE', id),
      () => send('DELETE', id),
    )
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
    const acts = db.selectFrom('award_log').select('award_id').where('award_id', '=', id)
    expect(await acts.where('action', '=', 'deleted').execute()).toHaveLength(1)
  })

  it('responds 409 SUPPORT_AWARD_CHANGED to the second of two editors', async () => {
    const created = (await create()).json()
    passTime()
    const save = (updatedAt?: string) => send('PUT', created.id, { ...award, updatedAt })
    expect((await save(created.updatedAt)).statusCode).toBe(200)
    for (const edited of [created.updatedAt, undefined]) {
      const second = await save(edited)
      expect([second.statusCode, second.json().code]).toEqual([409, 'SUPPORT_AWARD_CHANGED'])
    }
  })

  it.each([
    ['a link that is not https', { link: 'http://example.org/' }, 'link'],
    ['a script as a link', { link: 'javascript:alert(1)' }, 'link'],
    ['a link without slashes', { link: 'https:example.org' }, 'link'],
    ['a day there is not', { day: '2026-02-30' }, 'day'],
    ['a blank title', { titles: { ja: ' ', en: 'Award' } }, 'titles.ja'],
    ['no picture', { picture: undefined }, 'picture'],
  ])('rejects %s with 400 E3001', async (_what, more, field) => {
    const response = await create(more)
    expect([response.statusCode, response.json().code]).toEqual([400, 'E3001'])
    expect(Object.keys(response.json().fields)).toEqual([field])
  })

  it('rejects a change to a link that is not https with 400 E3001 and leaves the award as it was', async () => {
    const created = (await create()).json()
    passTime()
    const change = { ...award, link: 'http://example.org/', updatedAt: created.updatedAt }
    const response = await send('PUT', created.id, change)
    expect([response.statusCode, response.json().code]).toEqual([400, 'E3001'])
    expect((await admin.get(`/admin/awards/${created.id}`)).json()).toEqual(created)
  })

  it('rejects a file that is no JPEG, PNG or WebP with 422 SUPPORT_PICTURE_UNREADABLE', async () => {
    for (const sent of [await draw('gif'), 'bm90IGEgcGljdHVyZQ=='])
      expect((await create({ picture: sent })).json().code).toBe('SUPPORT_PICTURE_UNREADABLE')
  })

  it('rejects the 61st award with 409 SUPPORT_TOO_MANY_AWARDS, also when several arrive at once', async () => {
    const { db, clock } = service.context
    const row = {
      titles: JSON.stringify(award.titles),
      day: award.day,
      link: null,
      position: 1,
      visible: true,
      picture: Buffer.from('x'),
      picture_digest: '',
      picture_width: 1,
      picture_height: 1,
      updated_by: null,
      updated_at: clock(),
    }
    await db
      .insertInto('awards')
      .values(Array.from({ length: 58 }, () => row))
      .execute()
    const responses = await Promise.all(Array.from({ length: 4 }, () => create()))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409])
  })

  it('sorts, searches and filters as every list of the console does', async () => {
    for (const [ja, order] of [
      ['健康大賞', 2],
      ['新聞掲載', 1],
    ] as const)
      await create({ titles: { ja, en: ja }, order })
    const titles = async (query: string) =>
      (await admin.get(`/admin/awards?${query}`)).json().map(({ title }: { title: string }) => title)
    expect(await titles('')).toEqual(['新聞掲載', '健康大賞'])
    expect(await titles(`sort=${encodeURIComponent('["order","DESC"]')}`)).toEqual(['健康大賞', '新聞掲載'])
    expect(await titles(`filter=${encodeURIComponent('{"q":"大賞"}')}`)).toEqual(['健康大賞'])
  })
})
