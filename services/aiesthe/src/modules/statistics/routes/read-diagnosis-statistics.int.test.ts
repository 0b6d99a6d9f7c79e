import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addTestSounds,
  createAiestheApp,
  createTestMember,
  type TestMember,
} from '../../../testing/aiesthe-app.ts'
import { createAdminCaller } from '../../../testing/create-admin-caller.ts'
import { completeDiagnosis } from '../../../testing/diagnoses.ts'
import { createFakeExaminer } from '../../../testing/fake-examiner.ts'
import { upsertPlays } from '../../plays/plays.sql.ts'

const examiner = createFakeExaminer()
const { call } = createAdminCaller(() => aiesthe)

/** Takes the Before photo of a 20-minute course without continuing. */
async function begin(member: TestMember): Promise<void> {
  const { facialExpressionSoundResultId: id } = (await member.get('/aiesthe/current-step')).json()
  const answer = await member.post('/aiesthe/detect', { id, course: 2, image: 'cGhvdG8=', publish: false })
  if (answer.statusCode !== 200) throw new Error(answer.body)
}

async function send(member: TestMember): Promise<number> {
  const { facialExpressionSoundResultId: id } = (await member.get('/aiesthe/current-step')).json()
  const body = { id, course: 1, image: 'cGhvdG8=', publish: false }
  return (await member.post('/aiesthe/detect', body)).statusCode
}

/** Saves a play of the member's last choice with this length. */
async function play(member: TestMember, playedSeconds: number): Promise<void> {
  const { db } = aiesthe.database
  const { sound_id } = await db
    .selectFrom('choices')
    .select('sound_id')
    .where('member_id', '=', member.userId)
    .orderBy('chosen_at', 'desc')
    .executeTakeFirstOrThrow()
  const startedAt = new Date(aiesthe.clock.now.getTime() + 1000)
  await db.transaction().execute((trx) =>
    upsertPlays(trx, [
      {
        playId: randomUUID(),
        memberId: member.userId,
        soundId: sound_id,
        resultId: null,
        dmvTypeCode: '01',
        planCode: '01',
        startedAt,
        endedAt: startedAt,
        playedSeconds,
        revision: 1,
      },
    ]),
  )
}

const days = (from: string, to: string, per = '') =>
  `?${new URLSearchParams({ from, to, ...(per && { per }) })}`

/**
 * On Friday the 20th in Japan six members finish a diagnosis, and five of them publish it. On Saturday at half past midnight in Japan,
 * which is still Friday in UTC, the six begin another one and abandon it, and two more members finish one.
 */
const aiesthe = await createAiestheApp(examiner)
await addTestSounds(aiesthe)
const session = { roles: ['ROLE_CUSTOMER' as const] }
const members = await Promise.all(Array.from({ length: 8 }, () => createTestMember(aiesthe, { session })))
aiesthe.clock.now = new Date('2026-11-20T03:00:00Z')
beforeAll(async () => {
  for (const [number, member] of members.slice(0, 6).entries()) {
    examiner.usable({ HAPPY: 20, SAD: 40 })
    const { facialExpressionSoundResultId: id } = (await member.get('/aiesthe/current-step')).json()
    const body = { id, course: 1, image: 'cGhvdG8=', publish: number > 0 }
    await member.post('/aiesthe/detect', body)
    await play(member, number < 3 ? 600 : 100)
    examiner.usable({ HAPPY: 50, SAD: 10 })
    await member.post('/aiesthe/detect-after', body)
  }
  aiesthe.clock.now = new Date('2026-11-20T15:30:00Z')
  for (const member of members.slice(0, 6)) await begin(member)
  for (const member of members.slice(6)) await completeDiagnosis(member)
  examiner.next = { usable: false, problem: 'dark' }
  for (const member of members.slice(0, 6)) await member.post('/aiesthe/start-again')
  for (const member of members.slice(0, 6)) expect(await send(member)).toBe(422)
  examiner.next = { usable: false, problem: 'small' }
  expect(await send(members[0] as TestMember)).toBe(422)
})
afterAll(() => aiesthe.close())

describe('GET /admin/diagnosis-statistics', () => {
  const path = '/diagnosis-statistics'

  it('counts diagnoses per day in Japan', async () => {
    const { status, body } = await call('GET', path + days('2026-11-19', '2026-11-21', 'day'))
    expect(status).toBe(200)
    expect(body.periods).toEqual([
      { day: '2026-11-19', started: 0, completed: 0, published: 0, unfinished: 0 },
      { day: '2026-11-20', started: 6, completed: 6, published: 5, unfinished: 0 },
      { day: '2026-11-21', started: 8, completed: 2, published: 0, unfinished: 6 },
    ])
    expect(body.courses).toEqual([
      { minutes: 10, started: 8, completed: 8, published: 5, unfinished: 0 },
      { minutes: 20, started: 6, completed: 0, published: 0, unfinished: 6 },
    ])
    expect(body.total).toEqual({ started: 14, completed: 8, published: 5, unfinished: 6 })
    expect(body.measured).toBe(8)
  })

  it('counts per week from Monday and per month, within the requested days only', async () => {
    const read = async (from: string, to: string, per: string) =>
      (await call('GET', path + days(from, to, per))).body
    const weekly = await read('2026-11-20', '2026-11-25', 'week')
    expect(weekly.periods).toMatchObject([
      { day: '2026-11-16', started: 14, completed: 8 },
      { day: '2026-11-23', started: 0 },
    ])
    const monthly = await read('2026-10-01', '2026-11-20', 'month')
    expect(monthly.periods).toMatchObject([
      { day: '2026-10-01', started: 0 },
      { day: '2026-11-01', started: 6 },
    ])
    expect((await read('2025-11-21', '2026-11-21', 'day')).periods).toHaveLength(366)
  })

  it('returns mean emotions for at least five people', async () => {
    const friday = (await call('GET', path + days('2026-11-20', '2026-11-20', 'day'))).body
    expect(friday.measured).toBe(6)
    expect(friday.emotions).toEqual([
      { emotion: 'HAPPY', before: 20, after: 50 },
      { emotion: 'FEAR', before: 0, after: 0 },
      { emotion: 'SAD', before: 40, after: 10 },
      { emotion: 'ANGRY', before: 0, after: 0 },
    ])
    const saturday = (await call('GET', path + days('2026-11-21', '2026-11-21', 'day'))).body
    expect(saturday.measured).toBeNull()
    expect(saturday.emotions[0]).toEqual({ emotion: 'HAPPY', before: null, after: null })
  })

  it('counts rejected photos by reason, without a member or a photo', async () => {
    const { body } = await call('GET', path + days('2026-11-21', '2026-11-21', 'day'))
    expect(body.refusals).toEqual([
      { reason: 'dark', photos: 6 },
      { reason: 'small', photos: null },
    ])
    const { db } = aiesthe.database
    const [row] = await db.selectFrom('photo_refusals').selectAll().execute()
    expect(Object.keys(row ?? {}).sort()).toEqual(['count', 'day', 'reason'])
  })

  it('contains no member ids and no deleted diagnosis', async () => {
    const url = path + days('2026-11-20', '2026-11-20', 'day')
    const { body } = await call('GET', url)
    for (const { userId } of members) expect(JSON.stringify(body)).not.toContain(userId)
    const [member] = members
    const [result] = (await member?.get('/aiesthe/my-history?page=0&size=5&sort=asc'))?.json() ?? []
    const deletion = await member?.post('/aiesthe/delete-result', { detectId: result.id ?? result.detectId })
    expect(deletion?.statusCode).toBe(200)
    expect((await call('GET', url)).body.total).toMatchObject({ started: 5, completed: 5 })
    const next = members[1]
    const [other] = (await next?.get('/aiesthe/my-history?page=0&size=5&sort=asc'))?.json() ?? []
    await next?.post('/aiesthe/delete-result', { detectId: other.id ?? other.detectId })
    const few = { started: null, completed: null, published: null, unfinished: null }
    expect((await call('GET', url)).body).toMatchObject({ total: few, periods: [few], courses: [few] })
  })

  it('rejects more than 366 days, invalid dates and missing ones with 400', async () => {
    const wrong = async (from: string, to: string, per = 'day') => {
      const { status, body } = await call('GET', path + days(from, to, per))
      return [status, Object.keys(body.fields ?? {})]
    }
    expect(await wrong('2025-11-20', '2026-11-21')).toEqual([400, ['to']])
    expect(await wrong('2026-02-30', '2026-11-21')).toEqual([400, ['from']])
    expect(await wrong('2026-11-21', '2026-11-20')).toEqual([400, ['to']])
    expect(await wrong('2026-11-20', '2026-11-21', 'hour')).toEqual([400, ['per']])
    expect((await call('GET', path)).status).toBe(400)
  })

  it('rejects everyone but administrators with 403', async () => {
    for (const url of [
      path + days('2026-11-20', '2026-11-20', 'day'),
      '/choice-statistics?from=2026-11-20&to=2026-11-20',
    ])
      expect((await call('GET', url, undefined, { roles: ['ROLE_PERSON_IN_CHARGE'] })).status).toBe(403)
  })
})
