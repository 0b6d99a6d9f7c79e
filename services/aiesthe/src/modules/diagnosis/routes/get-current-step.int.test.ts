import { randomUUID } from 'node:crypto'
import { saveConsent, saveEntitlements } from '@hibiki/projections'
import { sql } from 'kysely'
import { Value } from 'typebox/value'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { up as announceDiagnoses } from '../../../../migrations/0007-announce-diagnoses.ts'
import {
  addTestSounds,
  createAiestheApp,
  createTestMember,
  type TestMember,
} from '../../../testing/aiesthe-app.ts'
import { createFakeExaminer } from '../../../testing/fake-examiner.ts'
import { removeDuePhotos } from '../../photos/remove-due-photos.ts'
import { saveSoundWithdrawal } from '../../sounds/sounds.sql.ts'
import { StepResponse } from '../step-response.ts'

const examiner = createFakeExaminer()
const aiesthe = await createAiestheApp(examiner)
await addTestSounds(aiesthe)
afterAll(() => aiesthe.close())
beforeEach(() => {
  aiesthe.clock.now = new Date('2026-11-21T03:00:00Z')
  examiner.usable()
})

const stepOf = async (member: TestMember) => (await member.get('/aiesthe/current-step')).json()
const send = (member: TestMember, call: string, id: string, more: object = {}) =>
  member.post(`/aiesthe/${call}`, { id, course: 1, image: 'cGhvdG8=', ...more })
const another = { image: 'YW5vdGhlcg==' }
const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]

async function photosOf(member: TestMember) {
  return aiesthe.database.db
    .selectFrom('face_photos')
    .selectAll()
    .where('member_id', '=', member.userId)
    .execute()
}

describe('access to the steps of a face diagnosis', () => {
  const calls: ['GET' | 'POST', string][] = [
    ['GET', '/aiesthe/current-step'],
    ['POST', '/aiesthe/start-again'],
    ['POST', '/aiesthe/detect'],
    ['POST', '/aiesthe/detect-after'],
  ]
  const ask = (member: TestMember, [method, url]: (typeof calls)[number]) =>
    method === 'GET' ? member.get(url) : member.post(url, { id: randomUUID(), course: 1, image: 'cGhvdG8=' })

  it.each(calls)(
    '%s %s rejects a member without consent, or who withdrew it, with 422 E4003',
    async (...call) => {
      for (const plan of [{}, { functions: [] }])
        expect(outcome(await ask(await createTestMember(aiesthe, { agreed: false, ...plan }), call))).toEqual(
          [422, 'E4003'],
        )
      const member = await createTestMember(aiesthe)
      await aiesthe.database.db
        .transaction()
        .execute((trx) =>
          saveConsent(trx, { memberId: member.userId, agreed: false, version: '1', decidedAt: new Date() }),
        )
      expect(outcome(await ask(member, call))).toEqual([422, 'E4003'])
    },
  )

  it.each(calls)(
    '%s %s rejects a member without the plan with 409 E2002, and with an unconfirmed payment with 409 E2001',
    async (...call) => {
      const standard = await createTestMember(aiesthe, { functions: ['aiesthe'] })
      expect(outcome(await ask(standard, call))).toEqual([409, 'E2002'])
      await aiesthe.database.db.transaction().execute((trx) =>
        saveEntitlements(trx, {
          memberId: standard.userId,
          functions: [],
          paymentUnconfirmed: true,
          revision: 2,
        }),
      )
      expect(outcome(await ask(standard, call))).toEqual([409, 'E2001'])
    },
  )

  it.each(calls)('%s %s rejects a visitor with 401 and an enterprise account with 403', async (...call) => {
    const [method, url] = call
    const payload = method === 'POST' ? { payload: {} } : {}
    expect((await aiesthe.app.inject({ method, url, ...payload })).statusCode).toBe(401)
    const enterprise = await createTestMember(aiesthe, { session: { roles: ['ROLE_ENTERPRISE'] } })
    expect((await ask(enterprise, call)).statusCode).toBe(403)
  })

  it('accepts the authority ai_esthe in any spelling instead of the plan', async () => {
    const granted = await createTestMember(aiesthe, { functions: [], session: { authorities: ['AI_ESTHE'] } })
    expect((await granted.get('/aiesthe/current-step')).statusCode).toBe(200)
  })
})

describe('the steps of a face diagnosis', () => {
  it('have the engine loaded before the first photo, for members who may send one', async () => {
    const before = examiner.warmUps
    await stepOf(await createTestMember(aiesthe, { functions: [] }))
    expect(examiner.warmUps).toBe(before)
    await stepOf(await createTestMember(aiesthe))
    expect(examiner.warmUps).toBe(before + 1)
  })

  it('returns the same diagnosis to concurrent requests of several tabs', async () => {
    const member = await createTestMember(aiesthe)
    const steps = await Promise.all(Array.from({ length: 8 }, () => stepOf(member)))
    expect(new Set(steps.map((step) => step.facialExpressionSoundResultId)).size).toBe(1)
  })

  it('returns the lines of brows and lips to the owner after the Before photo, where they were read', async () => {
    const member = await createTestMember(aiesthe)
    const { facialExpressionSoundResultId: id, beforeResult } = await stepOf(member)
    expect(beforeResult).toBeNull()
    await send(member, 'detect', id)
    const step = await stepOf(member)
    expect(Value.Check(StepResponse, step)).toBe(true)
    expect(Value.Clean(StepResponse, structuredClone(step))).toEqual(step)
    const { brows, mouth } = step.beforeResult.lines
    expect([...brows, mouth].map((line) => line.length)).toEqual([5, 5, 12])
    expect([brows[0][1], mouth[2]]).toEqual([
      { x: 0.36, y: 0.35 },
      { x: 0.42, y: 0.65 },
    ])
    await sql`update face_photos set face = face - 'lines' where result_id = ${id}`.execute(
      aiesthe.database.db,
    )
    const { lines: _, ...others } = step.beforeResult
    expect((await stepOf(member)).beforeResult).toEqual(others)
  })

  it('rejects an After photo before the Before photo, and a second Before photo, with 409', async () => {
    const member = await createTestMember(aiesthe)
    const id = (await stepOf(member)).facialExpressionSoundResultId
    expect(outcome(await send(member, 'detect-after', id))).toEqual([409, 'AIESTHE_STEP_NOT_REACHED'])
    expect(outcome(await send(member, 'detect', id))).toEqual([200, undefined])
    expect(outcome(await send(member, 'detect', id, another))).toEqual([409, 'AIESTHE_STEP_DONE'])
    expect(outcome(await send(member, 'detect-after', id))).toEqual([200, undefined])
    expect(outcome(await send(member, 'detect-after', id, another))).toEqual([
      404,
      'AIESTHE_RESULT_NOT_FOUND',
    ])
  })

  it('keeps one of eight concurrent Before photos, and no bytes of the others', async () => {
    const member = await createTestMember(aiesthe)
    const id = (await stepOf(member)).facialExpressionSoundResultId
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, tab) =>
        send(member, 'detect', id, { image: Buffer.from(`photo ${tab}`).toString('base64') }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const [kept, ...more] = await photosOf(member)
    expect(more).toEqual([])
    await removeDuePhotos({ db: aiesthe.database.db, vault: aiesthe.vault, now: aiesthe.clock.now })
    expect(await aiesthe.database.db.selectFrom('photo_removals').selectAll().execute()).toEqual([])
    expect(await aiesthe.vault.read(kept?.id ?? '', 'photo')).not.toBeNull()
  })

  it('publishes a finished diagnosis as begun with the Before photo, not when its page was opened', async () => {
    const customer = { roles: ['ROLE_CUSTOMER' as const], agencyCode: '100000000001' }
    const member = await createTestMember(aiesthe, { session: customer })
    const { facialExpressionSoundResultId: id } = await stepOf(member)
    const [beforeAt, afterAt] = ['2026-11-21T11:00:00.000Z', '2026-11-21T11:30:00.000Z']
    aiesthe.clock.now = new Date(beforeAt)
    await send(member, 'detect', id)
    aiesthe.clock.now = new Date(afterAt)
    examiner.usable({ HAPPY: 45.2 })
    await send(member, 'detect-after', id, { publish: true })
    const announced = async () =>
      (await aiesthe.outbox('aiesthe.diagnosis-completed.v2')).filter(({ payload }) =>
        JSON.stringify(payload).includes(id),
      )
    const [first] = await announced()
    expect(first?.payload).toMatchObject({ published: true, startedAt: beforeAt, at: afterAt })
    await announceDiagnoses(aiesthe.database.db as never)
    expect(await announced()).toEqual([first, first])
  })

  it('returns 404 for another member’s diagnosis, as for an unknown one', async () => {
    const [mine, other] = [await createTestMember(aiesthe), await createTestMember(aiesthe)]
    const id = (await stepOf(mine)).facialExpressionSoundResultId
    await stepOf(other)
    expect(outcome(await send(other, 'detect', id))).toEqual([404, 'AIESTHE_RESULT_NOT_FOUND'])
    expect(outcome(await send(other, 'detect', randomUUID()))).toEqual([404, 'AIESTHE_RESULT_NOT_FOUND'])
    expect(outcome(await send(other, 'detect', 'no id at all'))).toEqual([404, 'AIESTHE_RESULT_NOT_FOUND'])
  })

  it('rejects an empty id, an empty image and an unknown course with 400', async () => {
    const member = await createTestMember(aiesthe)
    const id = (await stepOf(member)).facialExpressionSoundResultId
    const noId = await send(member, 'detect', '')
    expect([noId.statusCode, noId.json().message]).toEqual([400, 'idが空です。送信に失敗しました。'])
    const noImage = await send(member, 'detect', id, { image: '' })
    expect([noImage.statusCode, noImage.json().message]).toEqual([400, '画像が空です。送信に失敗しました。'])
    expect(outcome(await send(member, 'detect', id, { course: 3 }))).toEqual([400, 'E3001'])
  })

  it.each(['none', 'several', 'small', 'turned', 'dark', 'bright', 'blurred'] as const)(
    'rejects a face that is %s with 422 and a sentence of its own, in both languages',
    async (problem) => {
      const member = await createTestMember(aiesthe)
      const english = await createTestMember(aiesthe, { language: 'en' })
      examiner.next = { usable: false, problem }
      for (const [who, end] of [
        [member, /。$/],
        [english, /\.$/],
      ] as const) {
        const answer = await send(who, 'detect', (await stepOf(who)).facialExpressionSoundResultId)
        expect(outcome(answer)).toEqual([422, `AIESTHE_FACE_${problem.toUpperCase()}`])
        expect(answer.json().message).toMatch(end)
      }
    },
  )

  it('begins a new diagnosis 24 hours after the last step, and deletes the old photo', async () => {
    const member = await createTestMember(aiesthe)
    const id = (await stepOf(member)).facialExpressionSoundResultId
    aiesthe.clock.now = new Date('2026-11-22T02:59:59Z')
    expect((await send(member, 'detect', id)).statusCode).toBe(200)
    const [photo] = await photosOf(member)
    aiesthe.clock.now = new Date('2026-11-23T02:59:58Z')
    expect((await stepOf(member)).facialExpressionSoundResultId).toBe(id)
    aiesthe.clock.now = new Date('2026-11-23T02:59:59Z')
    expect(outcome(await send(member, 'detect-after', id))).toEqual([404, 'AIESTHE_RESULT_NOT_FOUND'])
    expect(await stepOf(member)).toMatchObject({ after: false, soundId: null, beforeImage: null })
    await removeDuePhotos({ db: aiesthe.database.db, vault: aiesthe.vault, now: aiesthe.clock.now })
    expect(await aiesthe.vault.read(photo?.id ?? '', 'photo')).toBeNull()
    expect(await photosOf(member)).toEqual([])
  })

  it('start-again removes the unfinished diagnosis from the history and deletes its photo', async () => {
    const member = await createTestMember(aiesthe)
    const id = (await stepOf(member)).facialExpressionSoundResultId
    await send(member, 'detect', id)
    const again = (await member.post('/aiesthe/start-again')).json()
    expect(again).toMatchObject({ after: false, course: null })
    expect(again.facialExpressionSoundResultId).not.toBe(id)
    expect((await member.get('/aiesthe/my-history-count')).json()).toBe(0)
    expect(outcome(await member.get(`/aiesthe/detect-result?detectId=${id}`))).toEqual([
      404,
      'AIESTHE_RESULT_NOT_FOUND',
    ])
    expect(await photosOf(member)).toEqual([])
    const told = (await aiesthe.outbox('aiesthe.diagnosis-deleted.v1')).map(({ payload }) => payload)
    expect(told).toContainEqual(expect.objectContaining({ resultId: id, userId: member.userId }))
  })

  it('returns 404 AIESTHE_NO_SOUND and stores no photo when no sound can be chosen', async () => {
    const empty = await createAiestheApp(examiner)
    const [soundId] = await addTestSounds(empty)
    await empty.database.db.transaction().execute(async (trx) => {
      for (const { sound_id } of await trx.selectFrom('sounds').select('sound_id').execute())
        await saveSoundWithdrawal(trx, sound_id, new Date())
    })
    const member = await createTestMember(empty)
    const id = (await stepOf(member)).facialExpressionSoundResultId
    expect(outcome(await send(member, 'detect', id))).toEqual([404, 'AIESTHE_NO_SOUND'])
    expect(await empty.database.db.selectFrom('face_photos').selectAll().execute()).toEqual([])
    expect(soundId).toBeDefined()
    await empty.close()
  })
})
