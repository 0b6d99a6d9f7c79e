import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import type { AiestheTables } from '../../tables.ts'
import { createAiestheApp, createTestMember } from '../../testing/aiesthe-app.ts'
import { eraseMember } from '../../testing/consumers.ts'
import { recordQueriesWithRowsRead } from '../../testing/record-queries.ts'
import { savePublishedSound } from '../sounds/sounds.sql.ts'
import { listGlobalRewards, listMemberRewards } from './choice-tallies.sql.ts'
import { saveMeasuredReward, savePlayRewards } from './choices.sql.ts'
import { excludeOwn, toExperience } from './experience.rules.ts'

const soundId = randomUUID()
const aiesthe = await createAiestheApp()
await aiesthe.database.db.transaction().execute((trx) =>
  savePublishedSound(trx, {
    soundId,
    kind: 'aiesthe',
    cluster: 2,
    minutesCourse: 10,
    bodyParts: [],
    genre: null,
    composer: '',
    effects: [],
    durationSeconds: 600,
    title: { ja: '音', en: 'sound' },
    publishedAt: new Date('2025-01-01T00:00:00Z'),
  }),
)
afterAll(() => aiesthe.close())

const now = new Date('2026-11-21T03:00:00Z')

async function choose(
  memberId: string,
  {
    type,
    at,
    reward,
    measured,
  }: { type?: 1 | 2 | 3 | 4; at?: string; reward?: number; measured?: boolean } = {},
): Promise<string> {
  const { id } = await aiesthe.database.db
    .insertInto('choices')
    .values({
      member_id: memberId,
      occasion: 'face',
      sound_id: soundId,
      cluster: 2,
      seed: 's',
      reason: 'exploring',
      expression_type: type ?? null,
      measured_before: 0,
      chosen_at: at ? new Date(at) : now,
      reward: reward ?? null,
      measured: measured ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns [measured, their sum, played, their sum] of all members with one expression. */
async function counted(type: 1 | 2 | 3 | 4 | null): Promise<number[]> {
  const rows = await listGlobalRewards(aiesthe.database.db, now)
  return rows
    .filter((row) => row.expressionType === type && row.soundId === soundId)
    .flatMap(({ measured, played }) => [measured.count, measured.sum, played.count, played.sum])
    .map((value) => Math.round(value * 1000) / 1000)
}

const inTransaction = (work: (trx: Transaction<AiestheTables>) => Promise<unknown>) =>
  aiesthe.database.db.transaction().execute(work)

describe('choice_tallies', () => {
  it('count the reward of a choice after a play, after a better play, after two photos, and after its deletion', async () => {
    const memberId = randomUUID()
    const id = await choose(memberId, { type: 1 })
    expect(await counted(1)).toEqual([])
    const heard = async (reward: number) => {
      const play = { memberId, soundId, startedAt: now, playedSeconds: 10 }
      await inTransaction((trx) => savePlayRewards(trx, [play], () => reward))
    }
    await heard(0.4)
    expect(await counted(1)).toEqual([0, 0, 1, 0.4])
    await heard(0.6)
    await heard(0.4)
    expect(await counted(1)).toEqual([0, 0, 1, 0.6])
    await inTransaction((trx) => saveMeasuredReward(trx, id, 0.75))
    await heard(0.6)
    expect(await counted(1)).toEqual([1, 0.75, 0, 0])
    await aiesthe.database.db.deleteFrom('choices').where('id', '=', id).execute()
    expect(await counted(1)).toEqual([0, 0, 0, 0])
  })

  it('move the reward of a choice whose expression is deleted, and drop those of an erased person', async () => {
    const [leaving, staying] = [randomUUID(), randomUUID()]
    await choose(staying, { type: 3, reward: 0.5, measured: true })
    for (const reward of [0.25, 0.75]) await choose(leaving, { type: 3, reward, measured: true })
    await choose(leaving, { reward: 0.6 })
    expect([await counted(3), await counted(null)]).toEqual([
      [3, 1.5, 0, 0],
      [0, 0, 1, 0.6],
    ])
    await aiesthe.database.db
      .updateTable('choices')
      .set({ expression_type: null })
      .where('reward', '=', 0.25)
      .execute()
    expect([await counted(3), await counted(null)]).toEqual([
      [2, 1.25, 0, 0],
      [1, 0.25, 1, 0.6],
    ])
    await inTransaction((trx) => eraseMember(aiesthe, trx, leaving))
    expect([await counted(3), await counted(null)]).toEqual([
      [1, 0.5, 0, 0],
      [0, 0, 0, 0],
    ])
  })

  it('contain the rewards of a year in whole months of Japan, for all members as for one', async () => {
    const memberId = randomUUID()
    await choose(memberId, { type: 4, reward: 0.5, at: '2025-10-31T14:59:59Z' })
    expect([await counted(4), await listMemberRewards(aiesthe.database.db, memberId, now)]).toEqual([[], []])
    await choose(memberId, { type: 4, reward: 0.5, at: '2025-10-31T15:00:00Z' })
    expect(await counted(4)).toEqual([0, 0, 1, 0.5])
    const own = await listMemberRewards(aiesthe.database.db, memberId, now)
    const prior = await listGlobalRewards(aiesthe.database.db, now)
    expect(own).toEqual(prior.filter(({ expressionType }) => expressionType === 4))
    expect(
      toExperience(
        excludeOwn(
          prior.filter((row) => row.expressionType === 4),
          own,
        ),
      ).played.sounds,
    ).toEqual({})
  })

  it('lose no reward of concurrent transactions', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => choose(randomUUID(), { type: 2 })))
    await Promise.all(ids.map((id) => inTransaction((trx) => saveMeasuredReward(trx, id, 0.5))))
    expect(await counted(2)).toEqual([20, 10, 0, 0])
  })
})

describe('database queries of GET /aiesthe/random', () => {
  it('a choice reads more rows with more sounds and months, but not with more choices of others', async () => {
    const { db } = aiesthe.database
    await sql`
      insert into choices (member_id, occasion, sound_id, cluster, expression_type, reason, measured_before, seed,
        reward, measured, chosen_at)
      select gen_random_uuid(), 'random', ('00000000-0000-4000-8000-0000000000' || to_char(n % 40, 'FM00'))::uuid,
        1 + n % 4, nullif(n % 5, 0), 'exploring', 0, 's', 0.5, n % 2 = 0,
        ${now}::timestamptz - n % 360 * interval '1 day'
      from generate_series(1, 50000) n`.execute(db)
    await sql`analyze choices, choice_tallies`.execute(db)
    const member = await createTestMember(aiesthe)
    const questions = await recordQueriesWithRowsRead(aiesthe.database, async () => {
      expect((await member.get('/aiesthe/random')).statusCode).toBe(200)
    })
    const texts = questions.map(({ text }) => text).join(' ')
    expect([texts.includes('from choices'), texts.includes('from choice_tallies')]).toEqual([true, true])
    for (const { text, rowsRead } of questions) expect([text, rowsRead < 5000]).toEqual([text, true])
    expect(Math.max(...questions.map(({ rowsRead }) => rowsRead))).toBeGreaterThan(50)
  })
})
