import { randomUUID } from 'node:crypto'
import { formatJstDateTime } from '@hibiki/calendar'
import { injectInternalCall } from '@hibiki/http/testing'
import { saveConsent } from '@hibiki/projections'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createAiestheApp, createTestMember, type TestMember } from '../../../testing/aiesthe-app.ts'
import { eraseMember } from '../../../testing/consumers.ts'

const aiesthe = await createAiestheApp()
afterAll(() => aiesthe.close())
beforeEach(() => {
  aiesthe.clock.now = new Date('2026-11-25T12:00:00Z')
})

const url = '/aiesthe/check-in'
const createReport = (changes: object = {}) => ({
  playSessionId: randomUUID(),
  vibrationId: randomUUID(),
  startDateTime: formatJstDateTime(aiesthe.clock.now.getTime()),
  before: 2,
  revision: 1,
  ...changes,
})
const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]
const storedOf = (memberId: string) =>
  aiesthe.database.db
    .selectFrom('check_ins')
    .select(['mood_before', 'mood_after', 'revision'])
    .where('member_id', '=', memberId)
    .execute()
const weeksOf = async (member: TestMember) => (await member.get('/aiesthe/check-in-weeks')).json()

describe(`POST ${url}`, () => {
  it('saves the mood before and then after one play, once however often a report arrives', async () => {
    const member = await createTestMember(aiesthe)
    const first = createReport()
    const second = { ...first, after: 4, revision: 2 }
    for (const report of [first, first, second, second, first])
      expect((await member.post(url, report)).statusCode).toBe(200)
    expect(await storedOf(member.userId)).toEqual([{ mood_before: 2, mood_after: 4, revision: 2 }])
  })

  it('keeps the newest change when reports arrive at once and out of order', async () => {
    const member = await createTestMember(aiesthe)
    const report = createReport()
    const changes = [1, 2, 3, 4, 5].map((mood) => ({ ...report, after: mood, revision: mood }))
    await Promise.all([...changes.toReversed(), ...changes].map((each) => member.post(url, each)))
    expect(await storedOf(member.userId)).toEqual([{ mood_before: 2, mood_after: 5, revision: 5 }])
  })

  it('never reads or changes the check-in of another member, even under the id of their play', async () => {
    const [member, other] = [await createTestMember(aiesthe), await createTestMember(aiesthe)]
    const own = createReport({ after: 4 })
    await member.post(url, own)
    await other.post(url, { ...own, before: 5, after: 1, revision: 9 })
    expect(await storedOf(member.userId)).toMatchObject([{ mood_before: 2, mood_after: 4 }])
    expect(await weeksOf(member)).toMatchObject([{ meanBefore: 2, meanAfter: 4 }])
    expect(await weeksOf(other)).toMatchObject([{ meanBefore: 5, meanAfter: 1 }])
  })

  it('returns 409 for a report of a member who is not logged in any more, and for another sound in the same play', async () => {
    const member = await createTestMember(aiesthe)
    const report = createReport()
    const foreign = await member.post(url, report, { 'x-hibiki-member': randomUUID() })
    expect(outcome(foreign)).toEqual([409, 'AIESTHE_CHECK_IN_OF_ANOTHER'])
    expect(await storedOf(member.userId)).toEqual([])
    expect((await member.post(url, report, { 'x-hibiki-member': member.userId })).statusCode).toBe(200)
    const reused = await member.post(url, { ...report, vibrationId: randomUUID(), after: 5, revision: 2 })
    expect(outcome(reused)).toEqual([409, 'AIESTHE_CHECK_IN_REUSED'])
    expect(await storedOf(member.userId)).toEqual([{ mood_before: 2, mood_after: null, revision: 1 }])
  })

  it.each([
    ['a mood of 0', { before: 0 }],
    ['a mood of 6', { after: 6 }],
    ['a mood between two faces', { before: 2.5 }],
    ['a mood in words', { before: 'better' }],
    ['no mood at all', { before: undefined }],
    ['a revision of 0', { revision: 0 }],
    ['an id that is none', { playSessionId: 'play' }],
    ['a time that is none', { startDateTime: '2026-02-30 12:00:00' }],
    ['a start six minutes ahead', { startDateTime: '2026-11-25 21:06:00' }],
    ['a start more than 400 days ago', { startDateTime: '2025-10-21 20:59:59' }],
    ['anything else', { note: 'so tired' }],
  ])('rejects %s with 400 and saves nothing', async (_, changes) => {
    const member = await createTestMember(aiesthe)
    expect(outcome(await member.post(url, createReport(changes)))).toEqual([400, 'E3001'])
    expect(await storedOf(member.userId)).toEqual([])
  })

  it('says in the language of the caller what is wrong with the time', async () => {
    const late = createReport({ startDateTime: '2025-10-21 20:59:59' })
    const texts: string[] = []
    for (const language of ['ja', 'en']) {
      const member = await createTestMember(aiesthe, { language })
      texts.push((await member.post(url, late)).json().fields.startDateTime)
    }
    expect(texts).toEqual([
      '400日より前の再生は記録できません。',
      'Plays more than 400 days ago cannot be recorded.',
    ])
  })

  it('rejects a member without consent with 422 E4003, before and after it was withdrawn', async () => {
    const refused = await createTestMember(aiesthe, { agreed: false })
    expect(outcome(await refused.post(url, createReport()))).toEqual([422, 'E4003'])
    const member = await createTestMember(aiesthe)
    const report = createReport()
    await member.post(url, report)
    const withdrawal = { memberId: member.userId, agreed: false, version: '1', decidedAt: new Date() }
    await aiesthe.database.db.transaction().execute((trx) => saveConsent(trx, withdrawal))
    expect(outcome(await member.post(url, { ...report, after: 5, revision: 2 }))).toEqual([422, 'E4003'])
    expect(await storedOf(member.userId)).toMatchObject([{ mood_after: null }])
  })

  it('is part of the member’s copy, and of the erasure, after which a late report brings nothing back', async () => {
    const member = await createTestMember(aiesthe)
    const report = createReport({ after: 5 })
    await member.post(url, report)
    const copy = (await injectInternalCall(aiesthe.app, `/internal/members/${member.userId}/export`)).json()
    expect(copy.checkIns).toMatchObject([{ before: 2, after: 5, soundId: report.vibrationId }])
    await aiesthe.database.db.transaction().execute((trx) => eraseMember(aiesthe, trx, member.userId))
    expect(outcome(await member.post(url, { ...report, revision: 2 }))).toEqual([422, 'E4003'])
    expect(await storedOf(member.userId)).toEqual([])
  })
})

describe('GET /aiesthe/check-in-weeks', () => {
  it('returns the means of each week in Japan with a mood before and after, for eight weeks', async () => {
    const member = await createTestMember(aiesthe)
    const checkIns = [
      ['2026-10-04 23:59:59', 1, 5],
      ['2026-10-05 00:00:00', 3, 3],
      ['2026-11-15 23:59:59', 2, 4],
      ['2026-11-16 00:00:00', 2, 5],
      ['2026-11-22 23:59:59', 3, 2],
      ['2026-11-23 00:00:00', 4, undefined],
      ['2026-11-25 20:00:00', undefined, 5],
    ] as const
    for (const [startDateTime, before, after] of checkIns)
      expect((await member.post(url, createReport({ startDateTime, before, after }))).statusCode).toBe(200)
    expect(await weeksOf(member)).toEqual([
      { monday: '2026-10-05', count: 1, better: 0, meanBefore: 3, meanAfter: 3 },
      { monday: '2026-11-09', count: 1, better: 1, meanBefore: 2, meanAfter: 4 },
      { monday: '2026-11-16', count: 2, better: 1, meanBefore: 2.5, meanAfter: 3.5 },
    ])
  })
})
