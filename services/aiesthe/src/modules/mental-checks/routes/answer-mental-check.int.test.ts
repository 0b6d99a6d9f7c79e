import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createAiestheApp, createTestMember, type TestMember } from '../../../testing/aiesthe-app.ts'
import {
  addTestMentalCheck,
  addTestMentalCheckVersion,
  testMentalCheckItems,
} from '../../../testing/mental-checks.ts'

const aiesthe = await createAiestheApp()
const { db } = aiesthe.database
const checkId = await addTestMentalCheck(db, { title: '今日の調子' })
const withdrawnId = await addTestMentalCheck(db, { title: '昔の問い', withdrawn: true })
afterAll(() => aiesthe.close())
beforeEach(() => {
  aiesthe.clock.now = new Date('2026-11-21T03:00:00Z')
})

const complete = [
  { itemId: 'q1', choiceId: 'q1-2' },
  { itemId: 'q2', choiceId: 'q2-0' },
]
const send = (member: TestMember, answers: object[] = complete, mentalCheckId = checkId) =>
  member.post('/mental-check/answer', { mentalCheckId, answers })
const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]
const answersOf = (member: TestMember) =>
  aiesthe.database.db
    .selectFrom('mental_check_answers')
    .selectAll()
    .where('member_id', '=', member.userId)
    .execute()

describe('GET /mental-check/…', () => {
  it('lists due checks, tells whether there are any, and returns questions by number with choices by value', async () => {
    const member = await createTestMember(aiesthe)
    expect((await member.get('/mental-check/can-any-mentalcheck')).json()).toBe(true)
    expect((await member.get('/mental-check/can-do-mentalchecks')).json()).toEqual([
      { id: checkId, title: '今日の調子' },
    ])
    const { title, items, nextDueAt } = (
      await member.get(`/mental-check/get?mentalCheckId=${checkId}`)
    ).json()
    expect(title).toBe('今日の調子')
    expect(nextDueAt).toBeNull()
    expect(items.map((item: { id: string }) => item.id)).toEqual(['q1', 'q2'])
    expect(items[0]).toEqual({
      id: 'q1',
      questionNo: 1,
      name: '問1',
      requires: true,
      choices: [0, 1, 2].map((value) => ({ id: `q1-${value}`, display: `値${value}`, ansValue: value })),
    })
    const english = await createTestMember(aiesthe, { language: 'en' })
    expect((await english.get(`/mental-check/get?mentalCheckId=${checkId}`)).json().items[0].name).toBe(
      '問1 (en)',
    )
  })

  it('returns 404 for a withdrawn or unknown check, and 400 for an invalid id', async () => {
    const member = await createTestMember(aiesthe)
    for (const id of [withdrawnId, randomUUID()])
      expect(outcome(await member.get(`/mental-check/get?mentalCheckId=${id}`))).toEqual([
        404,
        'AIESTHE_CHECK_NOT_FOUND',
      ])
    expect((await member.get('/mental-check/get?mentalCheckId=1')).statusCode).toBe(400)
  })

  it('requires consent with 422 E4003, except for whether any check is due', async () => {
    const member = await createTestMember(aiesthe, { agreed: false })
    expect((await member.get('/mental-check/can-any-mentalcheck')).json()).toBe(true)
    for (const url of [
      ...['/mental-check/can-do-mentalchecks', '/mental-check/due-dates'],
      `/mental-check/get?mentalCheckId=${checkId}`,
    ])
      expect(outcome(await member.get(url))).toEqual([422, 'E4003'])
    expect(outcome(await send(member))).toEqual([422, 'E4003'])
    expect(await answersOf(member)).toEqual([])
  })

  it('rejects a visitor with 401 and an enterprise account with 403', async () => {
    const enterprise = await createTestMember(aiesthe, { session: { roles: ['ROLE_ENTERPRISE'] } })
    const calls = ['can-any-mentalcheck', 'can-do-mentalchecks', 'due-dates', 'data-use']
    for (const url of [...calls, `get?mentalCheckId=${checkId}`]) {
      expect((await aiesthe.app.inject(`/mental-check/${url}`)).statusCode).toBe(401)
      expect((await enterprise.get(`/mental-check/${url}`)).statusCode).toBe(403)
    }
    expect((await send(enterprise)).statusCode).toBe(403)
    const decision = { agreement: true, version: 'x' }
    expect((await enterprise.post('/mental-check/decide-data-use', decision)).statusCode).toBe(403)
    const visitor = { method: 'POST', url: '/mental-check/decide-data-use', payload: decision } as const
    expect((await aiesthe.app.inject(visitor)).statusCode).toBe(401)
  })

  it('returns when an answered check is due again, in the list and in the form', async () => {
    const member = await createTestMember(aiesthe)
    const later = await addTestMentalCheck(aiesthe.database.db, {
      title: '毎季の問い',
      order: 9,
      intervalDays: 90,
    })
    expect((await member.get('/mental-check/due-dates')).json()).toEqual([])
    await send(member, complete, later)
    await send(member)
    const next = { id: checkId, title: '今日の調子', nextDueAt: '2026-12-21T03:00:00.000Z' }
    const last = { id: later, title: '毎季の問い', nextDueAt: '2027-02-19T03:00:00.000Z' }
    expect((await member.get('/mental-check/due-dates')).json()).toEqual([next, last])
    const form = await member.get(`/mental-check/get?mentalCheckId=${checkId}`)
    expect(form.json().nextDueAt).toBe(next.nextDueAt)
    aiesthe.clock.now = new Date(next.nextDueAt)
    expect((await member.get('/mental-check/due-dates')).json()).toEqual([last])
    await aiesthe.database.db
      .updateTable('mental_checks')
      .set({ withdrawn_at: aiesthe.clock.now })
      .where('id', '=', later)
      .execute()
  })
})

describe('POST /mental-check/answer', () => {
  it('saves the answers with 送信完了しました。, after which the check is not due until its interval has passed', async () => {
    const member = await createTestMember(aiesthe)
    const answer = await send(member)
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: '送信完了しました。' }])
    expect(await answersOf(member)).toMatchObject([
      { version: 1, answers: complete, fit_1: 1, fit_2: 0.5, fit_3: 0, fit_4: 0.5 },
    ])
    expect((await member.get('/mental-check/can-do-mentalchecks')).json()).toEqual([])
    expect((await member.get('/mental-check/can-any-mentalcheck')).json()).toBe(false)
    aiesthe.clock.now = new Date('2026-11-21T03:01:00Z')
    const early = await send(member)
    expect([...outcome(early), early.json().message]).toEqual([
      ...[409, 'AIESTHE_CHECK_NOT_DUE'],
      'このメンタルチェックは回答済みです。次回は2026年12月21日 12:00からご回答いただけます。',
    ])
    aiesthe.clock.now = new Date('2026-12-21T03:00:00Z')
    expect((await member.get('/mental-check/can-any-mentalcheck')).json()).toBe(true)
    expect((await send(member)).statusCode).toBe(200)
  })

  const others = [complete[0] ?? {}, { itemId: 'q2', choiceId: 'q2-1' }]
  const sendAs = (member: TestMember, key: string, answers: object[] = complete, mentalCheckId = checkId) =>
    member.post('/mental-check/answer', { mentalCheckId, answers }, { 'idempotency-key': key })

  it('saves the same answers under the same key once, and responds 200 each time', async () => {
    const member = await createTestMember(aiesthe)
    const key = randomUUID()
    const together = await Promise.all(Array.from({ length: 4 }, () => sendAs(member, key)))
    expect(together.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    // A phone may repeat the request much later, with the answers in another order.
    aiesthe.clock.now = new Date('2026-11-22T03:00:00Z')
    const late = await sendAs(member, key, complete.toReversed())
    expect([late.statusCode, late.json()]).toEqual([200, { message: '送信完了しました。' }])
    expect(await answersOf(member)).toMatchObject([{ request_key: key }])
    expect(outcome(await sendAs(member, randomUUID()))).toEqual([409, 'AIESTHE_CHECK_NOT_DUE'])
    const stranger = await createTestMember(aiesthe)
    expect((await sendAs(stranger, key)).statusCode).toBe(200)
  })

  it('rejects other answers or another check under a used key with 422 AIESTHE_KEY_REUSED', async () => {
    const member = await createTestMember(aiesthe)
    const key = randomUUID()
    await sendAs(member, key)
    expect(outcome(await sendAs(member, key, others))).toEqual([422, 'AIESTHE_KEY_REUSED'])
    const another = await addTestMentalCheck(aiesthe.database.db, { title: '別の問い', order: 2 })
    expect(outcome(await sendAs(member, key, complete, another))).toEqual([422, 'AIESTHE_KEY_REUSED'])
    expect(await answersOf(member)).toMatchObject([{ answers: complete }])
  })

  it('does not use up a key when the answers are rejected', async () => {
    const member = await createTestMember(aiesthe)
    const key = randomUUID()
    expect((await sendAs(member, key, complete.slice(1))).statusCode).toBe(400)
    expect((await sendAs(member, key)).statusCode).toBe(200)
    expect((await sendAs(member, 'x'.repeat(201))).statusCode).toBe(400)
  })

  it('treats the same answers within a minute as a repetition without a key, but not other answers', async () => {
    const member = await createTestMember(aiesthe)
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(member)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(6)
    expect(await answersOf(member)).toHaveLength(1)
    expect(outcome(await send(member, others))).toEqual([409, 'AIESTHE_CHECK_NOT_DUE'])
    aiesthe.clock.now = new Date('2026-11-21T03:00:59.999Z')
    expect((await send(member)).statusCode).toBe(200)
    aiesthe.clock.now = new Date('2026-11-21T03:01:00Z')
    expect(outcome(await send(member))).toEqual([409, 'AIESTHE_CHECK_NOT_DUE'])
  })

  it('rejects unanswered questions with 400 and 選択してください。 at each, and saves nothing', async () => {
    const member = await createTestMember(aiesthe)
    const answer = await send(member, [{ itemId: 'q1', choiceId: '' }])
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      { q1: '選択してください。', q2: '選択してください。' },
    ])
    expect(await answersOf(member)).toEqual([])
  })

  it('rejects answers with 409 AIESTHE_CHECK_CHANGED when the check has changed since the form was opened', async () => {
    const { db } = aiesthe.database
    const changing = await addTestMentalCheck(db, { title: '変わる問い', order: 1 })
    const member = await createTestMember(aiesthe)
    await addTestMentalCheckVersion(db, changing, 2, '変わった問い', testMentalCheckItems.slice(0, 1))
    expect(outcome(await send(member, complete, changing))).toEqual([409, 'AIESTHE_CHECK_CHANGED'])
    const oldWords = [{ itemId: 'q2', choiceId: 'q2-7' }]
    expect(outcome(await send(member, oldWords, changing))).toEqual([409, 'AIESTHE_CHECK_CHANGED'])
    expect((await send(member, complete.slice(1), changing)).statusCode).toBe(200)
    expect(await answersOf(member)).toMatchObject([{ version: 2 }])
  })

  it('the database rejects a change of saved answers', async () => {
    const member = await createTestMember(aiesthe)
    await send(member)
    await expect(
      aiesthe.database.db
        .updateTable('mental_check_answers')
        .set({ fit_1: 0 })
        .where('member_id', '=', member.userId)
        .execute(),
    ).rejects.toThrow('immutable')
  })

  it('returns 404 for an unknown check, and 400 for too many answers', async () => {
    const member = await createTestMember(aiesthe)
    expect(outcome(await send(member, complete, randomUUID()))).toEqual([404, 'AIESTHE_CHECK_NOT_FOUND'])
    const many = Array.from({ length: 101 }, () => complete[0] ?? {})
    expect(outcome(await send(member, many))).toEqual([400, 'E3001'])
  })
})
