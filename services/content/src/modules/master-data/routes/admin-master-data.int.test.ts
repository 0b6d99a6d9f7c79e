import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'
import {
  addMasterData,
  createUploader,
  createUploadSoundBody,
  listSoundEvents,
} from '../../../testing/uploads.ts'

const content = await createContentApp()
const master = await addMasterData(content)
const admin = await createUploader(content, { roles: ['ROLE_ADMIN'] })
const cookie = admin.cookie
beforeAll(async () => {
  for (const title of ['一', '二', '三'])
    await admin.post('/upload/sound-dmv', await createUploadSoundBody(master, { title }))
})
afterAll(() => content.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (method: Method, path: string, payload?: object) =>
  content.app.inject({ method, url: `/admin/${path}`, headers: { cookie }, ...(payload && { payload }) })
const query = (overrides: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(overrides).map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
  ).toString()

describe('/admin/sounds', () => {
  it('lists sounds by order, range and filter', async () => {
    const answer = await call(
      'GET',
      `sounds?${query({ sort: ['publishedAt', 'ASC'], range: [0, 1], filter: { kind: 'sound' } })}`,
    )
    expect(answer.headers['content-range']).toBe('sounds 0-1/3')
    expect(answer.json()).toMatchObject([
      {
        title: '一',
        kind: 'sound',
        planCode: '02',
        genreId: master.genre,
        tagIds: [master.tag],
        cluster: null,
      },
      { title: '二' },
    ])
    const [{ id }] = answer.json()
    expect((await call('GET', `sounds?${query({ filter: { id: [id] } })}`)).json()).toHaveLength(1)
    expect((await call('GET', `sounds?${query({ filter: { q: '三' } })}`)).json()).toMatchObject([
      { title: '三' },
    ])
  })

  it('finds a sound by the hash of its file, so that a browser detects a duplicate before it uploads', async () => {
    const body = await createUploadSoundBody(master, { title: '四' })
    const admin = await createUploader(content, { roles: ['ROLE_ADMIN'] })
    await admin.post('/upload/sound-dmv', body)
    const bytes = Buffer.from(body.dmv.slice(body.dmv.indexOf(',') + 1), 'base64')
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const found = async (filter: object) => (await call('GET', `sounds?${query({ filter })}`)).json()
    expect(await found({ sha256 })).toMatchObject([{ title: '四' }])
    expect(await found({ sha256: 'a'.repeat(64) })).toEqual([])
    expect((await found({ sha256: 'a' })).code).toBe('E3001')
  })

  it('rejects more than 99 rows and unknown fields and filters with 400', async () => {
    expect((await call('GET', `sounds?${query({ range: [0, 99] })}`)).json().message).toBe(
      '100件以上の表示はできません。',
    )
    expect(
      (await call('GET', `sounds?${query({ sort: ['media_file_id', 'ASC'] })}`)).json().fields,
    ).toHaveProperty('sort')
    expect((await call('GET', `sounds?${query({ filter: { sql: 1 } })}`)).json().fields).toHaveProperty(
      'filter',
    )
  })

  it('changes and withdraws sounds by the rules of the upload pages', async () => {
    const [sound] = (await call('GET', `sounds?${query({ filter: { q: '二' } })}`)).json()
    const changed = await call('PUT', `sounds/${sound.id}`, {
      ...sound,
      title: '二番',
      tagIds: [master.otherTag],
    })
    expect([changed.statusCode, changed.json()]).toMatchObject([
      200,
      { title: '二番', tagIds: [master.otherTag] },
    ])
    expect((await call('PUT', `sounds/${sound.id}`, { ...sound, tagIds: [] })).json().fields).toHaveProperty(
      'tagIds',
    )
    expect((await call('DELETE', `sounds/${sound.id}`)).json()).toMatchObject({
      path: null,
      withdrawnAt: expect.any(String),
    })
    expect((await call('DELETE', `sounds/${sound.id}`)).json().code).toBe('E4040')
    expect((await listSoundEvents(content, sound.id)).map(({ subject }) => subject)).toEqual([
      'content.sound-published.v2',
      'content.sound-measured.v1',
      'content.sound-published.v2',
      'content.sound-withdrawn.v1',
    ])
    const withdrawn = await call('GET', `sounds?${query({ filter: { withdrawn: true } })}`)
    expect(withdrawn.json()).toMatchObject([{ title: '二番' }])
    expect((await call('GET', 'sounds/x')).json().code).toBe('E4040')
  })
})

describe.each([
  ['tags', {}, () => master.tag],
  ['countries', {}, () => master.country],
  ['genres', { family: 'music' }, () => master.genre],
  ['purpose-details', { purposeCode: '01' }, () => master.purposeDetail],
])('/admin/%s', (resource, extra, usedId) => {
  const row = { code: 'new-one', nameJa: '新しい', nameEn: 'New', displayOrder: 5, ...extra }

  it('creates, reads, changes, lists and deletes a row, and logs each change', async () => {
    const created = await call('POST', resource, row)
    expect([created.statusCode, created.json()]).toMatchObject([200, { ...row, usedBy: 0 }])
    const { id } = created.json()
    const changed = await call('PUT', `${resource}/${id}`, {
      ...created.json(),
      nameJa: '改名',
      code: 'other',
    })
    expect(changed.json()).toMatchObject({ id, code: 'new-one', nameJa: '改名' })
    const list = await call('GET', `${resource}?${query({ filter: { q: 'new' }, range: [0, 9] })}`)
    expect(list.headers['content-range']).toBe(`${resource} 0-0/1`)
    expect(list.json()).toEqual([changed.json()])
    expect((await call('DELETE', `${resource}/${id}`)).json()).toEqual({ id })
    expect((await call('GET', `${resource}/${id}`)).json().code).toBe('E4040')
    const { db } = content.database
    const log = await db
      .selectFrom('catalogue_log')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('at')
      .execute()
    expect(log.map(({ action }) => action)).toEqual([
      'master-data-created',
      'master-data-changed',
      'master-data-deleted',
    ])
  })

  it('saves names in further languages and keeps those that are sent along with a new Japanese name', async () => {
    const names = { cn: '新的', tw: '新的（繁）' }
    const created = (await call('POST', resource, { ...row, names })).json()
    expect(created).toMatchObject({ names })
    const put = async (changed: object) =>
      (await call('PUT', `${resource}/${created.id}`, { ...created, ...changed })).json()
    expect(await put({ nameJa: '改名' })).toMatchObject({ nameJa: '改名', names })
    expect((await put({ names: { tw: names.tw } })).names).toEqual({ tw: names.tw })
    expect((await put({ names: { cn: ' ' } })).fields).toHaveProperty(['names.cn'])
    expect((await put({ names: { ja: '別名' } })).code).toBe('E3001')
    await call('DELETE', `${resource}/${created.id}`)
  })

  it('keeps the other names while the Japanese name stays, and removes them when it changes', async () => {
    const names = { cn: '新的', tw: '新的' }
    const { id } = (await call('POST', resource, { ...row, names })).json()
    const put = async (changed: object) =>
      (await call('PUT', `${resource}/${id}`, { ...row, ...changed })).json()
    expect(await put({ nameEn: 'Newer' })).toMatchObject({ nameEn: 'Newer', names })
    expect((await put({ nameJa: '改名' })).names).toEqual({})
    await call('DELETE', `${resource}/${id}`)
  })

  it('deletes a row once for five concurrent requests', async () => {
    const { id } = (await call('POST', resource, row)).json()
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('DELETE', `${resource}/${id}`)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404, 404])
    const { db } = content.database
    const log = db.selectFrom('catalogue_log').select('id').where('subject_id', '=', id)
    expect(await log.where('action', '=', 'master-data-deleted').execute()).toHaveLength(1)
  })

  it('moves a row by one step in the whole list, also concurrently, and not beyond its ends', async () => {
    const ids: string[] = []
    for (const [at, code] of ['z-a', 'z-b', 'z-c', 'z-d'].entries()) {
      ids.push((await call('POST', resource, { ...row, code, displayOrder: 90_000 + at })).json().id)
    }
    const order = async () => {
      const list = await call(
        'GET',
        `${resource}?${query({ filter: { q: 'z-' }, sort: ['displayOrder', 'ASC'] })}`,
      )
      return list
        .json()
        .map(({ code }: { code: string }) => code.at(-1))
        .join('')
    }
    const move = (id: string | undefined, step: number) => call('POST', `${resource}/${id}/move`, { step })
    await Promise.all([move(ids[3], -1), move(ids[3], -1)])
    expect(await order()).toBe('adbc')
    const down = await move(ids[3], 1)
    expect([down.statusCode, await order()]).toEqual([200, 'abdc'])
    await move(ids[2], 1)
    expect(await order()).toBe('abdc')
    expect((await move(ids[2], 2)).json().code).toBe('E3001')
    expect((await move('x', 1)).json().code).toBe('E4040')
    for (const id of ids) await call('DELETE', `${resource}/${id}`)
  })

  it('rejects deletion with 409 CONTENT_MASTER_IN_USE while a sound refers to the row', async () => {
    const answer = await call('DELETE', `${resource}/${usedId()}`)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'CONTENT_MASTER_IN_USE'])
  })

  it('rejects a taken or invalid code and an empty name with 400 E3001', async () => {
    const { code } = (await call('GET', `${resource}/${usedId()}`)).json()
    expect((await call('POST', resource, { ...row, code })).json().fields).toEqual({
      code: 'このコードはすでに使われています。',
    })
    expect((await call('POST', resource, { ...row, code: 'A b' })).json().fields).toHaveProperty('code')
    expect(
      (await call('PUT', `${resource}/${usedId()}`, { ...row, nameEn: '' })).json().fields,
    ).toHaveProperty('nameEn')
  })

  it('returns 404 for an unknown row, and 403 for operators, who may upload but not change master data', async () => {
    expect((await call('PUT', `${resource}/x`, row)).json().code).toBe('E4040')
    expect((await call('DELETE', `${resource}/x`)).json().code).toBe('E4040')
    const operator = await createUploader(content)
    expect((await operator.get(`/admin/${resource}`)).json().code).toBe('E4030')
  })
})
