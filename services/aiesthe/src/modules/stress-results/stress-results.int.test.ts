import { randomUUID } from 'node:crypto'
import { injectInternalCall } from '@hibiki/http/testing'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createAiestheApp, createTestMember, type TestMember } from '../../testing/aiesthe-app.ts'
import { eraseMember } from '../../testing/consumers.ts'
import { MAX_STRESS_RESULTS } from './stress-result.rules.ts'
import { findLatestStressLevel } from './stress-results.sql.ts'

const aiesthe = await createAiestheApp()
afterAll(() => aiesthe.close())
beforeEach(() => {
  aiesthe.clock.now = new Date('2026-11-21T03:00:00Z')
})

const save = (member: TestMember, score: number, forChoice = false) =>
  member.post('/stress-check/save', { score, forChoice })
const list = async (member: TestMember) => (await member.get('/stress-check/results')).json()
const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]
const levelForChoice = (member: TestMember, since = '2026-11-01T00:00:00Z') =>
  findLatestStressLevel(aiesthe.database.db, { memberId: member.userId, since: new Date(since) })
const published = async (member: TestMember) => {
  const rows = await aiesthe.database.db.selectFrom('outbox').select(['subject', 'payload']).execute()
  return rows.filter(({ payload }) => (payload as { userId?: string }).userId === member.userId)
}

describe('/stress-check', () => {
  it('saves a result for the member with the level of its score, and publishes it without the answers', async () => {
    const member = await createTestMember(aiesthe)
    const saved = (await save(member, 25)).json()
    expect(saved).toEqual({
      id: saved.id,
      score: 25,
      level: 3,
      savedAt: '2026-11-21T03:00:00.000Z',
      forChoice: false,
    })
    expect(await list(member)).toEqual([saved])
    expect(await list(await createTestMember(aiesthe))).toEqual([])
    expect(await published(member)).toEqual([
      {
        subject: 'aiesthe.stress-result-saved.v1',
        payload: { resultId: saved.id, userId: member.userId, level: 3, at: '2026-11-21T03:00:00.000Z' },
      },
    ])
  })

  it('lets a session of an easy-login link save a result, but only one with password read, use and delete it', async () => {
    const member = await createTestMember(aiesthe)
    const { userId, sessionId } = member
    const low = await createTestMember(aiesthe, { session: { userId, sessionId, assurance: 'low' } })
    const { id } = (await save(low, 25)).json()
    for (const refused of [
      await low.get('/stress-check/results'),
      await low.post('/stress-check/decide-use', { id, forChoice: true }),
      await low.post('/stress-check/withdraw', { id }),
      await low.post('/aiesthe/delete-all-results'),
      await low.post('/aiesthe/delete-result', { detectId: id }),
    ])
      expect(outcome(refused)).toEqual([422, 'E4014'])
    expect(await list(member)).toHaveLength(1)
  })

  it('lets a result inform the choice only where the member allows it, for a month, the latest one only', async () => {
    const member = await createTestMember(aiesthe)
    const { id } = (await save(member, 40)).json()
    expect(await levelForChoice(member)).toBeNull()
    const decide = (forChoice: boolean) => member.post('/stress-check/decide-use', { id, forChoice })
    expect((await decide(true)).json()).toMatchObject({ id, forChoice: true })
    expect(await levelForChoice(member)).toBe(4)
    expect(await levelForChoice(member, '2026-11-21T03:00:01Z')).toBeNull()
    aiesthe.clock.now = new Date('2026-11-22T03:00:00Z')
    await save(member, 10, true)
    expect(await levelForChoice(member)).toBe(1)
    expect((await decide(false)).json()).toMatchObject({ forChoice: false })
    expect((await list(member)).map(({ level }: { level: number }) => level)).toEqual([1, 4])
  })

  it('lets only the member delete a result, and deletes it completely', async () => {
    const [member, other] = [await createTestMember(aiesthe), await createTestMember(aiesthe)]
    const { id } = (await save(member, 30, true)).json()
    const notFound = [404, 'AIESTHE_STRESS_RESULT_NOT_FOUND']
    expect(outcome(await other.post('/stress-check/withdraw', { id }))).toEqual(notFound)
    expect(outcome(await other.post('/stress-check/decide-use', { id, forChoice: false }))).toEqual(notFound)
    expect((await member.post('/stress-check/withdraw', { id: id.toUpperCase() })).statusCode).toBe(200)
    expect(outcome(await member.post('/stress-check/withdraw', { id }))).toEqual(notFound)
    expect(await list(member)).toEqual([])
    expect(await levelForChoice(member)).toBeNull()
    expect((await published(member)).map(({ subject }) => subject)).toEqual([
      'aiesthe.stress-result-saved.v1',
      'aiesthe.stress-result-withdrawn.v1',
    ])
  })

  it('saves a result once for concurrent requests with the same key', async () => {
    const member = await createTestMember(aiesthe)
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(
      [1, 2, 3].map(() => member.post('/stress-check/save', { score: 20, forChoice: false }, headers)),
    )
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect(await list(member)).toHaveLength(1)
  })

  it('rejects another result under a used key with 422 AIESTHE_KEY_REUSED', async () => {
    const member = await createTestMember(aiesthe)
    const headers = { 'idempotency-key': randomUUID() }
    await member.post('/stress-check/save', { score: 20, forChoice: false }, headers)
    for (const other of [
      { score: 21, forChoice: false },
      { score: 20, forChoice: true },
    ]) {
      const answer = await member.post('/stress-check/save', other, headers)
      expect(outcome(answer)).toEqual([422, 'AIESTHE_KEY_REUSED'])
    }
    expect(await list(member)).toMatchObject([{ score: 20, forChoice: false }])
  })

  it.each([-1, 81, 1.5, '20', null])('rejects the score %s with 400', async (score) => {
    const member = await createTestMember(aiesthe)
    const answer = await member.post('/stress-check/save', { score, forChoice: false })
    expect(outcome(answer)).toEqual([400, 'E3001'])
  })

  it('rejects a result beyond the maximum number with 409 AIESTHE_STRESS_RESULTS_FULL', async () => {
    const member = await createTestMember(aiesthe)
    await aiesthe.database.db
      .insertInto('stress_results')
      .values(
        Array.from({ length: MAX_STRESS_RESULTS }, () => ({
          member_id: member.userId,
          score: 1,
          level: 1,
          saved_at: aiesthe.clock.now,
          choice_agreed_at: null,
          request_key: null,
        })),
      )
      .execute()
    expect(outcome(await save(member, 1))).toEqual([409, 'AIESTHE_STRESS_RESULTS_FULL'])
  })

  it('exports results with the member’s data, and deletes them with an erased person', async () => {
    const member = await createTestMember(aiesthe)
    await save(member, 30, true)
    const copy = (await injectInternalCall(aiesthe.app, `/internal/members/${member.userId}/export`)).json()
    expect(copy.stressResults).toMatchObject([{ score: 30, level: 3 }])
    await aiesthe.database.db.transaction().execute((trx) => eraseMember(aiesthe, trx, member.userId))
    expect(await levelForChoice(member)).toBeNull()
    expect(outcome(await save(member, 30))[0]).not.toBe(200)
  })
})
