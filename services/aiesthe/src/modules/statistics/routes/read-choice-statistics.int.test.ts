import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { addTestSounds, createAiestheApp } from '../../../testing/aiesthe-app.ts'
import { createAdminCaller } from '../../../testing/create-admin-caller.ts'
import { upsertPlays } from '../../plays/plays.sql.ts'
import { listChoiceStatistics } from '../choice-statistics.sql.ts'
import { readInSnapshot } from '../read-in-snapshot.sql.ts'

const { call } = createAdminCaller(() => aiesthe)

const aiesthe = await createAiestheApp()
await addTestSounds(aiesthe)
afterAll(() => aiesthe.close())

describe('GET /admin/choice-statistics', () => {
  const url = (from: string, to: string) => `/choice-statistics?${new URLSearchParams({ from, to })}`
  const read = async (from: string, to: string) => (await call('GET', url(from, to))).body

  /** Inserts a choice in the morning of a day of October, with its results. */
  async function choose(
    memberId: string,
    options: {
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
    const at = new Date(Date.UTC(2026, 9, options.day, 1))
    const { id: choiceId } = await db
      .insertInto('choices')
      .values({
        member_id: memberId,
        occasion: 'face',
        sound_id: options.soundId,
        cluster: options.cluster,
        seed: 's',
        expression_type: 1,
        reason: options.reason,
        measured_before: 0,
        reward: options.reward,
        chosen_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (options.heard !== undefined) {
      const startedAt = new Date(at.getTime() + 600_000)
      await db.transaction().execute((trx) =>
        upsertPlays(trx, [
          {
            playId: randomUUID(),
            memberId,
            soundId: options.soundId,
            resultId: null,
            revision: 1,
            dmvTypeCode: '01',
            planCode: '01',
            startedAt,
            endedAt: startedAt,
            playedSeconds: options.heard ?? 0,
          },
        ]),
      )
    }
    if (options.eased === undefined) return
    const { id: result_id } = await db
      .insertInto('face_results')
      .values({
        member_id: memberId,
        course: 1,
        choice_id: choiceId,
        started_at: at,
        before_at: at,
        after_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [moment, HAPPY] of [
      ['before', 10],
      ['after', 10 + options.eased],
    ] as const)
      await db
        .insertInto('face_photos')
        .values({
          id: randomUUID(),
          result_id,
          member_id: memberId,
          moment,
          taken_at: at,
          engine: 'pretend',
          engine_version: '1',
          face: JSON.stringify({ emotions: { HAPPY, FEAR: 0, SAD: 0, ANGRY: 5 } }),
        })
        .execute()
  }

  const people = Array.from({ length: 12 }, () => randomUUID())
  const belief = (mean: number) => ({
    mean: expect.closeTo(mean, 6),
    low: expect.any(Number),
    high: expect.any(Number),
  })

  /** Returns a sound of 10 minutes of each cluster. */
  async function soundsOf(...clusters: number[]): Promise<string[]> {
    const sounds = await aiesthe.database.db
      .selectFrom('sounds')
      .select(['sound_id', 'cluster'])
      .where('minutes_course', '=', 10)
      .orderBy(sql`title ->> 'ja'`)
      .execute()
    return clusters.map((cluster) => sounds.find((sound) => sound.cluster === cluster)?.sound_id ?? '')
  }

  /** Six members finished a sound and felt better; six others abandoned the same sound. */
  async function chooseForTwelve(day: number): Promise<void> {
    const [soundId = ''] = await soundsOf(1)
    const of = { day, soundId, cluster: 1 }
    for (const memberId of people.slice(0, 6))
      await choose(memberId, { ...of, reason: 'exploring', reward: 0.8, heard: 600, eased: 30 })
    for (const memberId of people.slice(6))
      await choose(memberId, { ...of, reason: 'learned', reward: 0.4, heard: 100 })
  }

  it('returns the results of choices by cluster and course, by reason and by sound', async () => {
    await chooseForTwelve(10)
    const { clusters, reasons, sounds } = await read('2026-10-10', '2026-10-10')
    const all = {
      chosen: 12,
      finished: 0.5,
      abandoned: 0.5,
      exploring: 0.5,
      measured: 6,
      meanChange: 30,
      belief: belief(8.2 / 14),
    }
    const exploring = {
      chosen: 6,
      finished: 1,
      abandoned: 0,
      exploring: 1,
      measured: 6,
      meanChange: 30,
      belief: belief(5.8 / 8),
    }
    const learned = {
      chosen: 6,
      finished: 0,
      abandoned: 1,
      exploring: 0,
      measured: 0,
      meanChange: null,
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

  it.each([
    ['24 s that repeated', 15, 24],
    ['20 minutes that was cut', 16, 1200],
  ])(
    'counts a course as finished at the end of its minutes, with a sound of %s',
    async (_, day, duration_seconds) => {
      const { db } = aiesthe.database
      const [soundId = ''] = await soundsOf(1)
      await db.updateTable('sounds').set({ duration_seconds }).where('sound_id', '=', soundId).execute()
      for (const [place, memberId] of people.entries())
        await choose(memberId, {
          day,
          soundId,
          cluster: 1,
          reason: 'learned',
          reward: null,
          heard: [24, 539, 540, 600][place % 4] ?? 0,
        })
      const date = `2026-10-${day}`
      expect((await read(date, date)).clusters).toMatchObject([
        { cluster: 1, course: 10, chosen: 12, finished: 0.5, abandoned: 0.5 },
      ])
      await db.updateTable('sounds').set({ duration_seconds: 600 }).where('sound_id', '=', soundId).execute()
    },
  )

  it('returns null figures for rows about fewer than five people, and all other rows unchanged', async () => {
    await chooseForTwelve(11)
    const [, rare = '', seldom = ''] = await soundsOf(1, 2, 3)
    const one = { soundId: rare, cluster: 2, reason: 'mental-check', reward: 1, eased: 60 }
    await choose(people[0] ?? '', { day: 11, ...one })
    for (const memberId of people.slice(0, 5))
      await choose(memberId, { day: 11, soundId: seldom, cluster: 3, reason: 'expression', reward: null })

    const { clusters, reasons, sounds } = await read('2026-10-11', '2026-10-11')
    const first = { chosen: 12, finished: 0.5, abandoned: 0.5, exploring: 0.5, measured: 6, meanChange: 30 }
    const third = { chosen: 5, finished: 0, abandoned: 0, exploring: 0, measured: 0, meanChange: null }
    const suppressed = {
      chosen: null,
      finished: null,
      abandoned: null,
      exploring: null,
      measured: null,
      meanChange: null,
      belief: null,
    }
    expect(clusters).toMatchObject([
      { cluster: 1, course: 10, ...first },
      { cluster: 3, course: 10, ...third, belief: belief(0.5) },
      { cluster: 2, course: 10, ...suppressed },
    ])
    expect(reasons).toMatchObject([
      { reason: 'exploring', chosen: 6 },
      { reason: 'learned', chosen: 6 },
      { reason: 'expression', ...third },
      { reason: 'mental-check', ...suppressed },
    ])
    expect(sounds).toMatchObject([
      { titleJa: '音 1-1', ...first },
      { titleJa: '音 3-1', ...third },
      { titleJa: '音 2-1', ...suppressed },
    ])
  })

  it('returns null for measurements and rewards that come from fewer than five people of a row', async () => {
    const [soundId = ''] = await soundsOf(4)
    const of = { day: 13, soundId, cluster: 4, reason: 'expression' }
    // Four of six people were measured, one of them twice, which makes five measurements and rewards.
    for (const [place, memberId] of people.slice(0, 6).entries())
      await choose(memberId, { ...of, reward: place < 4 ? 0.8 : null, ...(place < 4 && { eased: 30 }) })
    await choose(people[0] ?? '', { ...of, reward: 0.8, eased: 30 })
    const few = { chosen: 7, finished: 0, measured: null, meanChange: null, belief: null }
    expect((await read('2026-10-13', '2026-10-13')).clusters).toMatchObject([few])
    await choose(people[5] ?? '', { ...of, reward: 0.8 })
    expect((await read('2026-10-13', '2026-10-13')).clusters).toMatchObject([
      { ...few, chosen: 8, belief: belief(5.8 / 8) },
    ])
    await choose(people[5] ?? '', { ...of, reward: null, eased: 30 })
    expect((await read('2026-10-13', '2026-10-13')).clusters).toMatchObject([
      { chosen: 9, measured: 6, meanChange: 30, belief: belief(5.8 / 8) },
    ])
  })

  it('lists only the most chosen sounds', async () => {
    const day = { from: '2026-10-11', to: '2026-10-11' }
    const rows = await readInSnapshot(aiesthe.database.db, (trx) => listChoiceStatistics(trx, day, 2))
    const [first, , third] = await soundsOf(1, 2, 3)
    expect(rows.filter(({ division }) => division === 'sound').map(({ soundId }) => soundId)).toEqual([
      first,
      third,
    ])
  })

  it('returns empty lists where nothing was chosen, and rejects more than a year with 400', async () => {
    expect(await read('2026-09-01', '2026-09-30')).toEqual({ clusters: [], reasons: [], sounds: [] })
    expect((await call('GET', url('2025-01-01', '2026-11-21'))).status).toBe(400)
  })
})

describe('readInSnapshot', () => {
  it('rejects with E5040 after its timeout and leaves the connection as it was', async () => {
    const { db } = aiesthe.database
    const slow = readInSnapshot(db, (trx) => sql`select pg_sleep(20)`.execute(trx), 50)
    await expect(slow).rejects.toMatchObject({ code: 'E5040' })
    const { rows } = await sql`show statement_timeout`.execute(db)
    expect(rows).toEqual([{ statement_timeout: '0' }])
  })

  it('limits every statement to ten seconds', async () => {
    const shown = await readInSnapshot(aiesthe.database.db, (trx) => sql`show statement_timeout`.execute(trx))
    expect(shown.rows).toEqual([{ statement_timeout: '10s' }])
  })

  it('rejects statements that write', async () => {
    const remove = readInSnapshot(aiesthe.database.db, (trx) => trx.deleteFrom('choices').execute())
    await expect(remove).rejects.toMatchObject({ code: '25006' })
  })
})
