import { randomUUID } from 'node:crypto'
import { upsertMemberProfile } from '@hibiki/projections'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAiestheApp, createTestMember, type TestMember } from '../../../testing/aiesthe-app.ts'
import { createAdminCaller } from '../../../testing/create-admin-caller.ts'

const aiesthe = await createAiestheApp()
beforeAll(async () => {
  await aiesthe.database.db.transaction().execute((trx) =>
    upsertMemberProfile(trx, {
      memberId: actorId,
      name: '山田 管理',
      customerOfAgency: null,
      changedAt: new Date('2026-11-01T00:00:00Z'),
    }),
  )
})
afterAll(() => aiesthe.close())
beforeEach(() => {
  aiesthe.clock.now = new Date('2026-11-21T03:00:00Z')
})

const { call, actorId } = createAdminCaller(() => aiesthe)

const choices = [0, 1, 2].map((ansValue) => ({
  displayJa: `値${ansValue}`,
  displayEn: `value ${ansValue}`,
  ansValue,
}))
const item = (nameJa: string, more: object = {}) => ({
  nameJa,
  nameEn: `${nameJa} (en)`,
  requires: true,
  cluster: 2,
  choices,
  ...more,
})
const draft = {
  titleJa: '眠りの前に',
  titleEn: 'Before sleep',
  intervalDays: 30,
  displayOrder: 5,
  items: [item('寝つきが悪い'), item('夜中に目が覚める', { cluster: null })],
}

async function created(more: object = {}) {
  const answer = await call('POST', '/mental-checks', { ...draft, ...more })
  expect(answer.status).toBe(200)
  return answer.body
}
const change = (check: { id: string; revision: number }, more: object) =>
  call('PUT', `/mental-checks/${check.id}`, { ...draft, revision: check.revision, ...more })
/** Returns the form that a member sees. */
const form = async (member: TestMember, id: string) =>
  (await member.get(`/mental-check/get?mentalCheckId=${id}`)).json()
const answerAll = async (member: TestMember, shown: Awaited<ReturnType<typeof form>>) =>
  member.post('/mental-check/answer', {
    mentalCheckId: shown.id,
    answers: shown.items.map((one: { id: string; choices: { id: string }[] }) => ({
      itemId: one.id,
      choiceId: one.choices.at(-1)?.id,
    })),
  })

describe('/admin/mental-checks', () => {
  it('offers the Chinese texts to members who read Chinese, and Japanese where there are none', async () => {
    const translated = {
      titles: { cn: ' 入睡前 ' },
      items: [
        item('寝つきが悪い', {
          names: { cn: '难以入睡', tw: '難以入睡' },
          choices: choices.map((choice) => ({ ...choice, displays: { cn: `值${choice.ansValue}` } })),
        }),
      ],
    }
    const check = await created(translated)
    expect(check).toMatchObject({
      titles: { cn: '入睡前' },
      items: [{ names: { cn: '难以入睡', tw: '難以入睡' } }],
    })
    const inLanguage = async (language: 'zh-Hans' | 'zh-Hant') => {
      const { title, items } = await form(await createTestMember(aiesthe, { language }), check.id)
      return [title, items[0].name, items[0].choices[0].display]
    }
    expect(await inLanguage('zh-Hans')).toEqual(['入睡前', '难以入睡', '值0'])
    expect(await inLanguage('zh-Hant')).toEqual(['眠りの前に', '難以入睡', '値0'])

    // Who sends Japanese and English only changes nothing; an empty object removes what is there.
    const kept = await change(check, { items: [item('寝つきが悪い')] })
    expect(kept.body).toMatchObject({ version: 1, titles: { cn: '入睡前' } })
    const removed = await change(check, { titles: {}, items: translated.items })
    expect(removed.body).toMatchObject({ version: 2, titles: {} })
  })

  it('offers a new check to members at once, and logs who created it', async () => {
    const check = await created()
    expect(check).toMatchObject({ ...draft, version: 1, revision: 1, questions: 2, answers: 0 })
    expect(check.acts).toEqual([
      {
        at: '2026-11-21T03:00:00.000Z',
        action: 'created',
        detail: {},
        actor: { id: actorId, username: '山田 管理' },
      },
    ])
    const member = await createTestMember(aiesthe, { language: 'en' })
    const due = (await member.get('/mental-check/can-do-mentalchecks')).json()
    expect(due).toContainEqual({ id: check.id, title: 'Before sleep' })
    const { items } = await form(member, check.id)
    expect(items.map((one: { name: string }) => one.name)).toEqual([
      '寝つきが悪い (en)',
      '夜中に目が覚める (en)',
    ])
  })

  it('saves changed questions as a new version: answers stay with their version, and hidden questions are not asked', async () => {
    const check = await created()
    const member = await createTestMember(aiesthe)
    expect((await answerAll(member, await form(member, check.id))).statusCode).toBe(200)
    const items = [item('なかなか寝つけない'), item('夜中に目が覚める', { cluster: null, requires: false })]
    const { body } = await change(check, { items })
    expect(body).toMatchObject({ version: 2, revision: 2, questions: 1, answers: 1, items })
    expect(body.versions).toMatchObject([
      { version: 2, answers: 0, questions: 1 },
      { version: 1, answers: 1, questions: 2, publishedAt: '2026-11-21T03:00:00.000Z' },
    ])
    expect(body.acts[0]).toMatchObject({ action: 'changed', detail: { version: { from: 1, to: 2 } } })
    const other = await createTestMember(aiesthe)
    const shown = await form(other, check.id)
    expect(shown.items.map((one: { name: string }) => one.name)).toEqual(['なかなか寝つけない'])
    await answerAll(other, shown)
    const { versions } = (await call('GET', `/mental-checks/${check.id}`)).body
    expect(versions.map(({ answers }: { answers: number }) => answers)).toEqual([1, 1])
  })

  it('rejects answers from a form with the old words with 409 AIESTHE_CHECK_CHANGED', async () => {
    const check = await created()
    const member = await createTestMember(aiesthe)
    const open = await form(member, check.id)
    await change(check, { items: [item('なかなか寝つけない'), draft.items[1]] })
    const late = await answerAll(member, open)
    expect([late.statusCode, late.json().code]).toEqual([409, 'AIESTHE_CHECK_CHANGED'])
    const anew = await form(member, check.id)
    expect(anew.items[1].id).toBe(open.items[1].id)
    expect((await answerAll(member, anew)).statusCode).toBe(200)
  })

  it('saves no new version for another interval, nor for saving without a change', async () => {
    const check = await created()
    const { body } = await change(check, { intervalDays: 7 })
    expect(body).toMatchObject({ version: 1, revision: 2, intervalDays: 7 })
    expect(body.acts[0].detail).toEqual({ intervalDays: { from: 30, to: 7 } })
    const again = await change(body, { intervalDays: 7 })
    expect(again.body).toMatchObject({ version: 1, revision: 2 })
    expect(again.body.acts).toHaveLength(2)
  })

  it('rejects all but the first of concurrent changes with 409 AIESTHE_CHECK_EDITED', async () => {
    const check = await created()
    const answers = await Promise.all(
      ['一', '二', '三'].map((titleJa) => change(check, { titleJa, titleEn: titleJa })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect([refused?.body.code, refused?.body.message]).toEqual([
      'AIESTHE_CHECK_EDITED',
      'ほかの管理者が先にこのメンタルチェックを変更しました。最新の内容をご確認ください。',
    ])
    const { body } = await call('GET', `/mental-checks/${check.id}`)
    expect([body.version, body.acts.length]).toEqual([2, 2])
  })

  it('withdraws a check until it is put back, and logs each of both once for repeated requests', async () => {
    const check = await created()
    const member = await createTestMember(aiesthe)
    const isOffered = async () =>
      (await member.get('/mental-check/can-do-mentalchecks'))
        .json()
        .some(({ id }: { id: string }) => id === check.id)
    for (const _ of [1, 2])
      expect((await call('DELETE', `/mental-checks/${check.id}`)).body).toMatchObject({
        withdrawnAt: '2026-11-21T03:00:00.000Z',
        revision: 2,
      })
    expect(await isOffered()).toBe(false)
    for (const _ of [1, 2])
      expect((await call('POST', `/mental-checks/${check.id}/put-back`)).body).toMatchObject({
        withdrawnAt: null,
        revision: 3,
      })
    expect(await isOffered()).toBe(true)
    const { acts } = (await call('GET', `/mental-checks/${check.id}`)).body
    expect(acts.map(({ action }: { action: string }) => action)).toEqual(['put-back', 'withdrawn', 'created'])
  })

  it('lists pages, filters by title and state, and rejects 100 rows', async () => {
    for (const order of [1, 2, 3]) await created({ titleJa: `一覧 ${order}`, displayOrder: 900 + order })
    const list = (
      filter: object,
      { sort, range }: { sort?: [string, string]; range?: [number, number] } = {},
    ) =>
      call(
        'GET',
        `/mental-checks?${new URLSearchParams({
          filter: JSON.stringify(filter),
          sort: JSON.stringify(sort ?? ['displayOrder', 'DESC']),
          range: JSON.stringify(range ?? [0, 1]),
        })}`,
      )
    const { body, range } = await list({ q: '一覧' })
    expect([range, body.map(({ titleJa }: { titleJa: string }) => titleJa)]).toEqual([
      'mental-checks 0-1/3',
      ['一覧 3', '一覧 2'],
    ])
    expect(body[0].items).toBeUndefined()
    await call('DELETE', `/mental-checks/${body[0].id}`)
    expect((await list({ q: '一覧', withdrawn: true })).range).toBe('mental-checks 0-0/1')
    expect((await list({}, { range: [0, 99] })).body.code).toBe('E3001')
    expect((await list({ colour: 'red' })).body.code).toBe('E3001')
    expect((await list({}, { sort: ['items', 'ASC'] })).body.code).toBe('E3001')
  })

  it('rejects too few choices, equal points, no asked question and empty texts with 400, naming the field', async () => {
    const wrong = async (more: object, language: 'ja' | 'en' = 'ja') => {
      const answer = await call('POST', '/mental-checks', { ...draft, ...more }, { language })
      return [answer.status, answer.body.fields]
    }
    const twice = choices.map((choice) => ({ ...choice, ansValue: 1 }))
    expect(await wrong({ items: [item('問', { choices: choices.slice(0, 1) })] })).toEqual([
      400,
      { 'items.0.choices': expect.any(String) },
    ])
    expect(await wrong({ items: [item('問', { choices: twice })] }, 'en')).toEqual([
      400,
      {
        'items.0.choices.1.ansValue': 'Each choice of a question needs different points.',
        'items.0.choices.2.ansValue': 'Each choice of a question needs different points.',
      },
    ])
    expect(await wrong({ items: [item('問', { requires: false })] })).toEqual([
      400,
      { items: '出題する質問を1つ以上にしてください。' },
    ])
    expect(await wrong({ titleJa: ' ', intervalDays: 0 })).toEqual([400, expect.any(Object)])
    const check = await created()
    expect((await change(check, { items: [] })).status).toBe(400)
    expect((await call('GET', `/mental-checks/${check.id}`)).body.revision).toBe(1)
  })

  it('returns 404 for an unknown or invalid id, and 403 to everyone but administrators', async () => {
    for (const id of [randomUUID(), '1']) {
      expect((await call('GET', `/mental-checks/${id}`)).status).toBe(404)
      expect((await change({ id, revision: 1 }, {})).status).toBe(404)
      expect((await call('DELETE', `/mental-checks/${id}`)).status).toBe(404)
    }
    for (const role of ['ROLE_PERSON_IN_CHARGE', 'ROLE_CUSTOMER', 'ROLE_ENTERPRISE'] as const)
      expect((await call('GET', '/mental-checks', undefined, { roles: [role] })).status).toBe(403)
  })

  it('the database rejects a change of a published version', async () => {
    const check = await created()
    await expect(
      aiesthe.database.db
        .updateTable('mental_check_versions')
        .set({ title: JSON.stringify({ ja: '別の題', en: 'other' }) })
        .where('check_id', '=', check.id)
        .execute(),
    ).rejects.toThrow('immutable')
  })
})
