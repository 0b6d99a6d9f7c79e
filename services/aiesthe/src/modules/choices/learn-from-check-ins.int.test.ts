import { randomUUID } from 'node:crypto'
import { formatJstDateTime } from '@hibiki/calendar'
import { afterAll, expect, it } from 'vitest'
import {
  addTestSounds,
  createAiestheApp,
  createTestMember,
  type TestMember,
} from '../../testing/aiesthe-app.ts'
import { drawSound } from './draw-choice.rules.ts'

const aiesthe = await createAiestheApp()
await addTestSounds(aiesthe)
afterAll(() => aiesthe.close())
const { db } = aiesthe.database

const listSoundIds = async (cluster: number) =>
  (
    await db
      .selectFrom('sounds')
      .select('sound_id')
      .where('cluster', '=', cluster)
      .orderBy('sound_id')
      .execute()
  ).map((row) => row.sound_id)

/** Says moods around plays of sounds of a cluster. */
async function sayMoods(
  member: TestMember,
  { cluster, before, after, times }: { cluster: number; before: number; after: number; times: number },
) {
  const soundIds = await listSoundIds(cluster)
  for (let time = 0; time < times; time++) {
    const answer = await member.post('/aiesthe/check-in', {
      playSessionId: randomUUID(),
      vibrationId: soundIds[time % soundIds.length],
      startDateTime: formatJstDateTime(aiesthe.clock.now.getTime() - (time + 1) * 3_600_000),
      before,
      after,
      revision: 1,
    })
    expect(answer.statusCode).toBe(200)
  }
}

const listChoices = (memberId: string) =>
  db
    .selectFrom('choices')
    .select(['sound_id', 'cluster', 'reason', 'seed', 'beliefs'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute()

it('chooses sounds like those after which the member felt better, says so, and can repeat the choice', async () => {
  const member = await createTestMember(aiesthe)
  await sayMoods(member, { cluster: 2, before: 2, after: 4, times: 20 })
  await sayMoods(member, { cluster: 3, before: 3, after: 2, times: 20 })
  const reasons: string[] = []
  for (let time = 0; time < 10; time++) reasons.push((await member.get('/aiesthe/random')).json().reason)
  const choices = await listChoices(member.userId)
  expect(choices.filter(({ cluster }) => cluster === 2).length).toBeGreaterThan(7)
  for (const [index, { sound_id, cluster, reason, seed, beliefs }] of choices.entries()) {
    expect(beliefs && drawSound(beliefs, seed)).toEqual({ soundId: sound_id, cluster })
    if (cluster !== 2) continue
    expect(reason).toBe('check-in')
    expect(reasons[index]).toBe(
      '聴いたあとに気分が良くなった音に近いので、「おやすみ前」の振動を選びました。',
    )
  }
})

it('says for a mood that was asked for whether the moods around its sounds were considered', async () => {
  const member = await createTestMember(aiesthe)
  const reasonOf = async (cluster: number) =>
    (await member.get(`/aiesthe/cluster?clusterId=${cluster}`)).json().reason
  await sayMoods(member, { cluster: 1, before: 2, after: 5, times: 1 })
  expect(await reasonOf(1)).toContain('聴いたあとの気分')
  expect(await reasonOf(4)).toBe('お選びの気分に合わせて選びました。')
})

it('recommends in therapy the course after which the member felt better, from the next week on', async () => {
  const member = await createTestMember(aiesthe)
  const recommended = async () => {
    const sounds = (await member.get('/aiesthe/sound-therapy/list?clusterId=9')).json()
    expect(sounds).toEqual(expect.any(Array))
    const row = db.selectFrom('weekly_courses').select('cluster').where('member_id', '=', member.userId)
    return (await row.executeTakeFirstOrThrow()).cluster
  }
  const first = await recommended()
  const other = (first % 4) + 1
  await sayMoods(member, { cluster: other, before: 1, after: 4, times: 3 })
  expect(await recommended()).toBe(first)
  const now = aiesthe.clock.now
  aiesthe.clock.now = new Date(now.getTime() + 7 * 86_400_000)
  expect(await recommended()).toBe(other)
  aiesthe.clock.now = now
})

it('learns nothing for others, from one mood alone, from sounds of other kinds, or from moods of more than a year ago', async () => {
  const [member, other] = [await createTestMember(aiesthe), await createTestMember(aiesthe)]
  await sayMoods(member, { cluster: 2, before: 1, after: 5, times: 12 })
  const say = (changes: object) =>
    other.post('/aiesthe/check-in', {
      playSessionId: randomUUID(),
      vibrationId: randomUUID(),
      startDateTime: formatJstDateTime(aiesthe.clock.now.getTime()),
      before: 1,
      after: 5,
      revision: 1,
      ...changes,
    })
  const [soundId] = await listSoundIds(2)
  const longAgo = formatJstDateTime(aiesthe.clock.now.getTime() - 380 * 86_400_000)
  for (const changes of [
    {},
    { vibrationId: soundId, after: undefined },
    { vibrationId: soundId, before: undefined },
    { vibrationId: soundId, startDateTime: longAgo },
  ])
    expect((await say(changes)).statusCode).toBe(200)
  await other.get('/aiesthe/random')
  const [choice] = await listChoices(other.userId)
  for (const { good, bad } of choice?.beliefs?.clusters ?? []) expect([good, bad]).toEqual([12, 12])
  expect(choice?.beliefs?.clusters).toHaveLength(4)
})
