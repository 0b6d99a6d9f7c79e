import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type AiestheApp,
  addSounds,
  createAiestheApp,
  memberOf,
  type TestMember,
} from '../../testing/aiesthe-app.ts'
import { startConsuming } from '../../testing/consuming.ts'
import { createPretendExaminer } from '../../testing/faces.ts'
import { projectPlays } from '../plays/project-plays.ts'

let aiesthe: AiestheApp
let playing: Awaited<ReturnType<typeof startConsuming>>
const examiner = createPretendExaminer()
beforeAll(async () => {
  aiesthe = await createAiestheApp(examiner)
  await addSounds(aiesthe)
  playing = await startConsuming(aiesthe, projectPlays)
})
afterAll(async () => {
  await playing.stop()
  await aiesthe.close()
})

let member: TestMember
let resultId: string
let soundId: string
const begin = Date.UTC(2026, 10, 21, 3)
const at = (minutes: number) => new Date(begin + minutes * 60_000)

/** A Before photo, with a face at rest, of a course of ten minutes. */
beforeEach(async () => {
  aiesthe.clock.now = at(0)
  member = await memberOf(aiesthe)
  resultId = (await member.get('/aiesthe/current-step')).json().facialExpressionSoundResultId
  examiner.usable({ HAPPY: 10, SAD: 0 })
  soundId = (await sent('detect')).json().soundId
})

const sent = (call: 'detect' | 'detect-after') =>
  member.post(`/aiesthe/${call}`, { id: resultId, course: 1, image: 'cGhvdG8=', publish: false })

/** The After photo, twelve minutes later, thirty points more at ease. */
async function takeAfter(): Promise<void> {
  aiesthe.clock.now = at(12)
  examiner.usable({ HAPPY: 40, SAD: 0 })
  expect((await sent('detect-after')).statusCode).toBe(200)
}

const play = (playedSeconds: number, o: { soundId?: string | null; from?: number; userId?: string } = {}) =>
  playing.publish({
    ...{ playId: randomUUID(), userId: o.userId ?? member.userId, faceExpSoundResultId: resultId },
    ...{ soundId: o.soundId === undefined ? soundId : o.soundId, soundTitle: null },
    ...{ dmvTypeCode: '01', planCode: '01', startedAt: at(o.from ?? 1).toISOString() },
    ...{ endedAt: at((o.from ?? 1) + playedSeconds / 60).toISOString() },
    ...{ playedSeconds, countedSeconds: playedSeconds, revision: 1 },
  })

async function learned() {
  const { reward, measured } = await aiesthe.database.db
    .selectFrom('choices')
    .select(['reward', 'measured'])
    .where('member_id', '=', member.userId)
    .orderBy('chosen_at')
    .executeTakeFirstOrThrow()
  return measured ? reward : { played: reward === null ? null : Math.round(reward * 10) / 10 }
}

describe('what two photos teach (D-108)', () => {
  it('counts when half of the sound was heard in between', async () => {
    await play(300)
    expect(await learned()).toEqual({ played: 0.4 })
    await takeAfter()
    expect(await learned()).toBe(0.75)
  })

  it('counts when the play is told after the photo, or only names the diagnosis', async () => {
    await takeAfter()
    expect(await learned()).toEqual({ played: null })
    await play(200)
    await play(100, { soundId: null })
    expect(await learned()).toBe(0.75)
  })

  it('leaves the reward of another choice to the plays of its sound, also to one that names the diagnosis', async () => {
    const { db } = aiesthe.database
    await play(300)
    await takeAfter()
    const other = await db
      .selectFrom('sounds')
      .select('sound_id')
      .where('sound_id', '!=', soundId)
      .executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('choices')
      .values({
        ...{ member_id: member.userId, occasion: 'mood', sound_id: other.sound_id, cluster: 2, seed: 's' },
        ...{ reason: 'exploring', measured_before: 0, chosen_at: at(20) },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await play(600, { soundId: other.sound_id, from: 21 })
    expect(await learned()).toBe(0.75)
    const { reward, measured } = await db
      .selectFrom('choices')
      .select(['reward', 'measured'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect({ isKnown: reward !== null, measured }).toEqual({ isKnown: true, measured: false })
  })

  it('does not count when nothing, or too little, was heard: the play says what it says', async () => {
    await takeAfter()
    await play(299)
    expect(await learned()).toEqual({ played: 0.4 })
  })

  it('does not count another sound, a play after the second photo, or somebody else’s play', async () => {
    await takeAfter()
    const other = await aiesthe.database.db
      .selectFrom('sounds')
      .select('sound_id')
      .where('sound_id', '!=', soundId)
      .executeTakeFirstOrThrow()
    await play(600, { soundId: other.sound_id })
    await play(600, { userId: (await memberOf(aiesthe)).userId })
    expect(await learned()).toEqual({ played: null })
    await play(600, { from: 12 })
    expect(await learned()).toEqual({ played: 0.6 })
  })
})
