import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addTestSounds,
  createAiestheApp,
  createTestMember,
  type TestMember,
} from '../../testing/aiesthe-app.ts'
import { createConsumerCaller } from '../../testing/consumers.ts'
import { createFakeExaminer } from '../../testing/fake-examiner.ts'

const examiner = createFakeExaminer()
const aiesthe = await createAiestheApp(examiner)
await addTestSounds(aiesthe)
const playing = createConsumerCaller(aiesthe, 'project-plays')
afterAll(async () => {
  await aiesthe.close()
})

let member: TestMember
let resultId: string
let soundId: string
const begin = Date.UTC(2026, 10, 21, 3)
const at = (minutes: number) => new Date(begin + minutes * 60_000)

/** Every test starts with a Before photo of a face at rest, for a course of ten minutes. */
beforeEach(async () => {
  aiesthe.clock.now = at(0)
  member = await createTestMember(aiesthe)
  resultId = (await member.get('/aiesthe/current-step')).json().facialExpressionSoundResultId
  examiner.usable({ HAPPY: 10, SAD: 0 })
  soundId = (await sent('detect')).json().soundId
})

const sent = (call: 'detect' | 'detect-after') =>
  member.post(`/aiesthe/${call}`, { id: resultId, course: 1, image: 'cGhvdG8=', publish: false })

/** Takes the After photo twelve minutes later, thirty points more at ease. */
async function takeAfter(): Promise<void> {
  aiesthe.clock.now = at(12)
  examiner.usable({ HAPPY: 40, SAD: 0 })
  expect((await sent('detect-after')).statusCode).toBe(200)
}

const play = (
  playedSeconds: number,
  options: { soundId?: string | null; from?: number; userId?: string } = {},
) =>
  playing.publish({
    playId: randomUUID(),
    userId: options.userId ?? member.userId,
    faceExpSoundResultId: resultId,
    soundId: options.soundId === undefined ? soundId : options.soundId,
    soundTitle: null,
    dmvTypeCode: '01',
    planCode: '01',
    startedAt: at(options.from ?? 1).toISOString(),
    endedAt: at((options.from ?? 1) + playedSeconds / 60).toISOString(),
    playedSeconds,
    countedSeconds: playedSeconds,
    revision: 1,
  })

async function learned() {
  const { reward, measured } = await aiesthe.database.db
    .selectFrom('choices')
    .select(['reward', 'measured'])
    .where('member_id', '=', member.userId)
    .orderBy('chosen_at')
    .executeTakeFirstOrThrow()
  return { reward, measured }
}

const nothing = { reward: null, measured: false }
const change = { reward: 0.75, measured: true }

describe('the reward from two photos', () => {
  it('rewards the choice by the change between the photos when half of the sound was played in between', async () => {
    await play(300)
    expect(await learned()).toEqual(nothing)
    await takeAfter()
    expect(await learned()).toEqual(change)
  })

  it.each([
    ['24 s that repeats', 24],
    ['20 minutes that is cut', 1200],
  ])(
    'rewards the choice by the change between the photos once half of the course was played, with a sound of %s',
    async (_, duration_seconds) => {
      const { db } = aiesthe.database
      await db.updateTable('sounds').set({ duration_seconds }).where('sound_id', '=', soundId).execute()
      await takeAfter()
      await play(299)
      expect(await learned()).toEqual(nothing)
      await play(300)
      expect(await learned()).toEqual(change)
      await db.updateTable('sounds').set({ duration_seconds: 600 }).where('sound_id', '=', soundId).execute()
    },
  )

  it('rewards the choice also when the play arrives after the photo or names only the diagnosis', async () => {
    await takeAfter()
    expect(await learned()).toEqual(nothing)
    await play(200)
    await play(100, { soundId: null, from: 6 })
    expect(await learned()).toEqual(change)
  })

  it.each([
    ['begins before the Before photo', 600, -1],
    ['is dated a day before the Before photo', 600, -1440],
    ['ends after the After photo', 600, 3],
    ['begins after the After photo', 600, 12],
    ['lasts less than half of its stated time', 299, 1],
  ])('saves no reward for a play that %s', async (_, playedSeconds, from) => {
    await takeAfter()
    await play(playedSeconds, { from })
    expect(await learned()).toEqual(nothing)
    const stored = await aiesthe.database.db
      .selectFrom('plays')
      .select('played_seconds')
      .where('result_id', '=', resultId)
      .execute()
    expect(stored).toEqual([{ played_seconds: playedSeconds }])
  })

  it('saves no reward for the same plays when they arrive before the After photo', async () => {
    await play(600, { from: -1 })
    await play(299)
    expect(await learned()).toEqual(nothing)
    await takeAfter()
    expect(await learned()).toEqual(nothing)
  })

  it('saves no reward for a play of another sound or by another member', async () => {
    const { db } = aiesthe.database
    await takeAfter()
    const other = await db
      .selectFrom('sounds')
      .select('sound_id')
      .where('sound_id', '!=', soundId)
      .executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('choices')
      .values({
        member_id: member.userId,
        occasion: 'mood',
        sound_id: other.sound_id,
        cluster: 2,
        seed: 's',
        reason: 'exploring',
        measured_before: 0,
        chosen_at: at(0.5),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await play(600, { soundId: other.sound_id })
    await play(600, { userId: (await createTestMember(aiesthe)).userId })
    expect(await learned()).toEqual(nothing)
    const choice = await db
      .selectFrom('choices')
      .select(['reward', 'measured'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(choice).toEqual(nothing)
  })
})
