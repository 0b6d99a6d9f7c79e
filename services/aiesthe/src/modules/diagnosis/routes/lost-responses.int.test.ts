import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addTestSounds,
  createAiestheApp,
  createTestMember,
  type TestMember,
} from '../../../testing/aiesthe-app.ts'
import { completeDiagnosis } from '../../../testing/diagnoses.ts'
import { createFakeExaminer } from '../../../testing/fake-examiner.ts'
import { removeDuePhotos } from '../../photos/remove-due-photos.ts'

const examiner = createFakeExaminer()
const aiesthe = await createAiestheApp(examiner)
await addTestSounds(aiesthe)
afterAll(() => aiesthe.close())
beforeEach(() => {
  aiesthe.clock.now = new Date('2026-11-21T03:00:00Z')
  examiner.usable()
})

const stepOf = async (member: TestMember) => (await member.get('/aiesthe/current-step')).json()
const idOf = async (member: TestMember): Promise<string> =>
  (await stepOf(member)).facialExpressionSoundResultId
const send = (member: TestMember, call: string, id: string, more: object = {}) =>
  member.post(`/aiesthe/${call}`, { id, course: 1, image: 'cGhvdG8=', ...more })

/** Counts everything that photos write for a member. */
async function writtenFor({ userId }: TestMember) {
  const { db } = aiesthe.database
  const count = async (table: 'face_photos' | 'choices' | 'face_results') =>
    (await db.selectFrom(table).select('id').where('member_id', '=', userId).execute()).length
  const events = await db.selectFrom('outbox').select(['subject', 'payload']).orderBy('id').execute()
  return {
    photos: await count('face_photos'),
    choices: await count('choices'),
    results: await count('face_results'),
    events: events.flatMap(({ subject, payload }) =>
      JSON.stringify(payload).includes(userId) ? [subject] : [],
    ),
  }
}

const afterBefore = { photos: 1, choices: 1, results: 1, events: ['aiesthe.sound-chosen.v1'] }
const afterBoth = {
  photos: 2,
  choices: 1,
  results: 1,
  events: ['aiesthe.sound-chosen.v1', 'aiesthe.diagnosis-completed.v2'],
}

describe.each([
  ['one after another', async (ask: () => ReturnType<TestMember['post']>) => [await ask(), await ask()]],
  ['at the same instant', (ask: () => ReturnType<TestMember['post']>) => Promise.all([ask(), ask(), ask()])],
])('the same photo sent again, %s', (_how, repeatedly) => {
  it('detect returns the same response each time and writes everything once', async () => {
    const member = await createTestMember(aiesthe)
    const id = await idOf(member)
    const answers = await repeatedly(() => send(member, 'detect', id))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    const [first] = answers
    for (const answer of answers) expect(answer.json()).toEqual(first?.json())
    expect(await writtenFor(member)).toEqual(afterBefore)
  })

  it('detect-after returns the same result each time and writes everything once', async () => {
    const member = await createTestMember(aiesthe)
    const id = await idOf(member)
    await send(member, 'detect', id)
    const answers = await repeatedly(() => send(member, 'detect-after', id))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    const [first] = answers
    for (const answer of answers) expect(answer.json()).toEqual(first?.json())
    expect(first?.json()).toMatchObject({ id, afterResult: expect.anything() })
    expect(await writtenFor(member)).toEqual(afterBoth)
    // The bytes of the redundant photos are deleted.
    const { db } = aiesthe.database
    await removeDuePhotos({ db, vault: aiesthe.vault, now: aiesthe.clock.now })
    expect(await db.selectFrom('photo_removals').selectAll().execute()).toEqual([])
  })
})

describe('a request that does not repeat an earlier one', () => {
  it.each([
    ['another photo', { image: 'YW5vdGhlcg==' }],
    ['another course', { course: 2 }],
    ['another choice about publishing', { publish: true }],
  ])('rejects %s with 409 AIESTHE_STEP_DONE and keeps the first photo', async (_what, more) => {
    const member = await createTestMember(aiesthe)
    const id = await idOf(member)
    await send(member, 'detect', id)
    const answer = await send(member, 'detect', id, more)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'AIESTHE_STEP_DONE'])
    expect(await writtenFor(member)).toEqual(afterBefore)
  })

  it('returns 404 for the photo of a step that was abandoned or has expired', async () => {
    const [left, expired] = [await createTestMember(aiesthe), await createTestMember(aiesthe)]
    const [leftId, expiredId] = [await idOf(left), await idOf(expired)]
    await send(left, 'detect', leftId)
    await left.post('/aiesthe/start-again')
    expect((await send(left, 'detect', leftId)).json().code).toBe('AIESTHE_RESULT_NOT_FOUND')
    await send(expired, 'detect', expiredId)
    aiesthe.clock.now = new Date('2026-11-22T03:00:00Z')
    expect((await send(expired, 'detect', expiredId)).json().code).toBe('AIESTHE_RESULT_NOT_FOUND')
  })

  it('analyzes a rejected photo again', async () => {
    const member = await createTestMember(aiesthe)
    const id = await idOf(member)
    examiner.next = { usable: false, problem: 'dark' }
    expect((await send(member, 'detect', id)).json().code).toBe('AIESTHE_FACE_DARK')
    examiner.usable()
    expect((await send(member, 'detect', id)).statusCode).toBe(200)
  })
})

describe('GET /aiesthe/current-step after a lost response', () => {
  it('returns the sound, its duration and the reason that detect returned', async () => {
    const member = await createTestMember(aiesthe)
    const english = await createTestMember(aiesthe, { language: 'en', session: { userId: member.userId } })
    expect(await stepOf(member)).toMatchObject({ soundId: null, durationSeconds: null, reason: null })
    const { soundId, title, durationSeconds, reason } = (
      await send(member, 'detect', await idOf(member), { course: 2 })
    ).json()
    expect(durationSeconds).toBe(1200)
    const step = await stepOf(member)
    expect(step).toMatchObject({ soundId, soundTitle: title, durationSeconds, reason: { ja: reason } })
    expect(step.frequencies).toEqual([43.7, 246.9])
    expect(step.reason.en).toMatch(/^[\x20-\x7e]+\.$/)
    expect((await stepOf(english)).reason).toEqual(step.reason)
  })

  it('returns the newest result for 24 hours or until the next Before photo, also after a start-again', async () => {
    const member = await createTestMember(aiesthe)
    expect(await stepOf(member)).toMatchObject({ latestResultId: null })
    const first = await completeDiagnosis(member)
    expect((await stepOf(member)).latestResultId).toBe(first)
    expect((await member.post('/aiesthe/start-again')).json().latestResultId).toBe(first)
    aiesthe.clock.now = new Date('2026-11-22T02:59:59Z')
    expect((await stepOf(member)).latestResultId).toBe(first)
    await send(member, 'detect', await idOf(member))
    expect((await stepOf(member)).latestResultId).toBeNull()
    await member.post('/aiesthe/start-again')
    expect((await stepOf(member)).latestResultId).toBeNull()
    const second = await completeDiagnosis(member)
    expect((await stepOf(member)).latestResultId).toBe(second)
    aiesthe.clock.now = new Date('2026-11-23T02:59:59Z')
    expect((await stepOf(member)).latestResultId).toBeNull()
  })

  it('never returns a deleted result or that of another member', async () => {
    const [member, other] = [await createTestMember(aiesthe), await createTestMember(aiesthe)]
    const detectId = await completeDiagnosis(member)
    expect((await stepOf(other)).latestResultId).toBeNull()
    await member.post('/aiesthe/delete-result', { detectId })
    expect((await stepOf(member)).latestResultId).toBeNull()
  })
})
