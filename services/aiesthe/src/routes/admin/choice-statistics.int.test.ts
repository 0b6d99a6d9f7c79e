import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { savePlay } from '../../repositories/plays.ts'
import { countChoices } from '../../repositories/statistics-choices.ts'
import { type CountOne, countFigures } from '../../repositories/statistics-deadline.ts'
import { type AiestheApp, addSounds, createAiestheApp } from '../../testing/aiesthe-app.ts'
import { asAdmin } from '../../testing/as-admin.ts'
import { inTime } from './in-time.ts'

type Trx = Parameters<Parameters<CountOne>[0]>[0]

let aiesthe: AiestheApp
const { call } = asAdmin(() => aiesthe)

beforeAll(async () => {
  aiesthe = await createAiestheApp()
  await addSounds(aiesthe)
})
afterAll(() => aiesthe.close())

describe('GET /admin/choice-statistics', () => {
  const url = (from: string, to: string) => `/choice-statistics?${new URLSearchParams({ from, to })}`
  const read = async (from: string, to: string) => (await call('GET', url(from, to))).body

  /** What was chosen in the morning of a day of October, with how it went. */
  async function choose(
    memberId: string,
    o: {
      soundId: string
      cluster: number
      day: number
      reason: string
      reward: number | null
      heard?: number
      eased?: number
    },
  ): Promise<void> {
    const { db } = aiesthe.database
    const at = new Date(Date.UTC(2026, 9, o.day, 1))
    const { id: choiceId } = await db
      .insertInto('choices')
      .values({
        ...{ member_id: memberId, occasion: 'face', sound_id: o.soundId, cluster: o.cluster, seed: 's' },
        ...{ expression_type: 1, reason: o.reason, measured_before: 0, reward: o.reward, chosen_at: at },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (o.heard !== undefined) {
      const startedAt = new Date(at.getTime() + 600_000)
      await db.transaction().execute((trx) =>
        savePlay(trx, {
          ...{ playId: randomUUID(), memberId, soundId: o.soundId, resultId: null, revision: 1 },
          ...{
            dmvTypeCode: '01',
            planCode: '01',
            startedAt,
            endedAt: startedAt,
            playedSeconds: o.heard ?? 0,
          },
        }),
      )
    }
    if (o.eased === undefined) return
    const { id: result_id } = await db
      .insertInto('face_results')
      .values({
        ...{ member_id: memberId, course: 1, choice_id: choiceId },
        ...{ started_at: at, before_at: at, after_at: at },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [moment, HAPPY] of [
      ['before', 10],
      ['after', 10 + o.eased],
    ] as const)
      await db
        .insertInto('face_photos')
        .values({
          ...{ id: randomUUID(), result_id, member_id: memberId, moment, taken_at: at },
          ...{ engine: 'pretend', engine_version: '1' },
          face: JSON.stringify({ emotions: { HAPPY, FEAR: 0, SAD: 0, ANGRY: 5 } }),
        })
        .execute()
  }

  const people = Array.from({ length: 12 }, () => randomUUID())
  const belief = (mean: number) => ({
    ...{ mean: expect.closeTo(mean, 6), low: expect.any(Number), high: expect.any(Number) },
  })

  /** A sound of 10 minutes of each cluster. */
  async function soundsOf(...clusters: number[]): Promise<string[]> {
    const sounds = await aiesthe.database.db
      .selectFrom('sounds')
      .select(['sound_id', 'cluster'])
      .where('minutes_course', '=', 10)
      .orderBy('title_ja')
      .execute()
    return clusters.map((cluster) => sounds.find((sound) => sound.cluster === cluster)?.sound_id ?? '')
  }

  /** Six heard a sound to the end and felt better; six others left the same sound early. */
  async function chooseForTwelve(day: number): Promise<void> {
    const [soundId = ''] = await soundsOf(1)
    const of = { day, soundId, cluster: 1 }
    for (const memberId of people.slice(0, 6))
      await choose(memberId, { ...of, reason: 'exploring', reward: 0.8, heard: 600, eased: 30 })
    for (const memberId of people.slice(6))
      await choose(memberId, { ...of, reason: 'learned', reward: 0.4, heard: 100 })
  }

  it('says how choices went by cluster and course, by reason and by sound', async () => {
    await chooseForTwelve(10)
    const { clusters, reasons, sounds } = await read('2026-10-10', '2026-10-10')
    const all = {
      ...{ chosen: 12, finished: 0.5, abandoned: 0.5, exploring: 0.5, measured: 6, meanChange: 30 },
      belief: belief(8.2 / 14),
    }
    const exploring = {
      ...{ chosen: 6, finished: 1, abandoned: 0, exploring: 1, measured: 6, meanChange: 30 },
      belief: belief(5.8 / 8),
    }
    const learned = {
      ...{ chosen: 6, finished: 0, abandoned: 1, exploring: 0, measured: 0, meanChange: null },
      belief: belief(3.4 / 8),
    }
    expect(clusters).toEqual([{ cluster: 1, course: 10, ...all }])
    expect(reasons).toEqual([
      { reason: 'exploring', ...exploring },
      { reason: 'learned', ...learned },
    ])
    const [id] = await soundsOf(1)
    expect(sounds).toEqual([{ id, titleJa: '音 1-1', titleEn: 'sound 1-1', cluster: 1, course: 10, ...all }])
  })

  it('hides one person, whatever would tell of them, and how big the hidden rows are', async () => {
    await chooseForTwelve(11)
    const [, rare = '', seldom = ''] = await soundsOf(1, 2, 3)
    const one = { soundId: rare, cluster: 2, reason: 'learned', reward: 1, eased: 60 }
    await choose(people[0] ?? '', { day: 11, ...one })
    for (const memberId of people.slice(0, 7))
      await choose(memberId, { day: 11, soundId: seldom, cluster: 3, reason: 'expression', reward: null })

    const { clusters, reasons, sounds } = await read('2026-10-11', '2026-10-11')
    const ofPhotos = { measured: null, meanChange: null }
    // What was measured and learned in type 1 would tell what type 2 has of all that was.
    const first = { chosen: 12, finished: 0.5, abandoned: 0.5, exploring: 0.5, ...ofPhotos, belief: null }
    const hidden = {
      ...{ chosen: null, finished: null, abandoned: null, exploring: null },
      ...{ ...ofPhotos, belief: null },
    }
    expect(clusters).toEqual([
      { cluster: 1, course: 10, ...first },
      { cluster: 2, course: 10, ...hidden },
      { cluster: 3, course: 10, ...hidden },
    ])
    const unheard = { finished: null, abandoned: null }
    expect(reasons).toMatchObject([
      { reason: 'expression', chosen: 7, ...unheard, exploring: 0, measured: 0, belief: belief(0.5) },
      { reason: 'learned', chosen: 7, ...unheard, exploring: 0, ...ofPhotos, belief: belief(4.4 / 9) },
      { reason: 'exploring', chosen: 6, finished: 1, exploring: 1, ...ofPhotos, belief: belief(5.8 / 8) },
    ])
    expect(sounds).toMatchObject([
      { titleJa: '音 1-1', ...first },
      { titleJa: '音 2-1', ...hidden },
      { titleJa: '音 3-1', ...hidden },
    ])
  })

  it('counts sounds that are not listed in one row for each cluster and course', async () => {
    const day = { from: '2026-10-11', to: '2026-10-11' }
    const rows = await countFigures(aiesthe.database.db, (one) => one((trx) => countChoices(trx, day, 1)))
    const [listed] = await soundsOf(1)
    expect(rows.filter(({ division }) => division === 'sound')).toMatchObject([
      { cluster: 1, soundId: listed, chosen: 12, people: 12 },
      { cluster: 2, soundId: null, chosen: 1, people: 1, measuredBy: 1, unplayedBy: 1 },
      { cluster: 3, soundId: null, chosen: 7, people: 7, measuredBy: 0, unplayedBy: 7 },
    ])
  })

  it('is empty where nothing was chosen, and 400 for more than a year', async () => {
    expect(await read('2026-09-01', '2026-09-30')).toEqual({ clusters: [], reasons: [], sounds: [] })
    expect((await call('GET', url('2025-01-01', '2026-11-21'))).status).toBe(400)
  })
})

describe('figures that take too long', () => {
  const sleep = (seconds: number) => (trx: Trx) => sql`select pg_sleep(${seconds})`.execute(trx)
  const limitOf = async (trx: Trx) => {
    const { rows } = await sql<{ ms: number }>`
      select setting::int as ms from pg_settings where name = 'statement_timeout'`.execute(trx)
    return rows[0]?.ms ?? 0
  }
  const tooLong = { code: 'E5040' }

  it('E5040 after their time, and the connection serves others as before', async () => {
    const { db } = aiesthe.database
    await expect(inTime(db, (one) => one(sleep(20)), 50)).rejects.toMatchObject(tooLong)
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)
    expect(rows).toEqual([{ statement_timeout: '0' }])
  })

  it('have ten seconds for all of their statements', async () => {
    const [first, second] = await inTime(aiesthe.database.db, async (one) => [
      await one(limitOf),
      await one(sleep(0.2)).then(() => one(limitOf)),
    ])
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThanOrEqual(10_000)
    expect(second).toBeGreaterThan(0)
    expect(second).toBeLessThanOrEqual((first ?? 0) - 200)
  })

  it('E5040 when no statement takes longer than they all may, but all together', async () => {
    const fourTimes = inTime(
      aiesthe.database.db,
      async (one) => {
        for (let time = 0; time < 4; time++) await one(sleep(0.3))
      },
      1000,
    )
    await expect(fourTimes).rejects.toMatchObject(tooLong)
  })

  it('E5040 and no statement when their time is over between two', async () => {
    let hasRun = false
    const late = inTime(
      aiesthe.database.db,
      async (one) => {
        await new Promise((resolve) => setTimeout(resolve, 60))
        await one(async () => {
          hasRun = true
        })
      },
      50,
    )
    await expect(late).rejects.toMatchObject(tooLong)
    expect(hasRun).toBe(false)
  })

  it('hold one connection, however many are asked for, and none before their turn', async () => {
    const { db } = aiesthe.database
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let turns = 0
    const ask = (maxMs?: number) =>
      inTime(
        db,
        (one) =>
          one(async () => {
            turns++
            begun.resolve()
            await gate.promise
          }),
        maxMs,
      )
    const first = ask()
    await begun.promise
    const [second, third] = [ask(), ask()]
    await expect(ask(50)).rejects.toMatchObject(tooLong)
    const { rows } = await sql<{ held: number }>`
      select count(*)::int as held from pg_stat_activity
      where state = 'idle in transaction' and query like 'set local statement_timeout%' and datname = current_database()`.execute(
      db,
    )
    expect([rows, turns]).toEqual([[{ held: 1 }], 1])
    gate.resolve()
    await Promise.all([first, second, third])
    expect(turns).toBe(3)
  })

  it('leave their turn to the next when they fail', async () => {
    const { db } = aiesthe.database
    const failed = inTime(db, () => Promise.reject(new Error('broken')))
    const next = inTime(db, (one) => one(limitOf))
    await expect(failed).rejects.toThrow('broken')
    expect(await next).toBeGreaterThan(0)
  })

  it('change nothing', async () => {
    const remove = inTime(aiesthe.database.db, (one) => one((trx) => trx.deleteFrom('choices').execute()))
    await expect(remove).rejects.toMatchObject({ code: '25006' })
  })
})
