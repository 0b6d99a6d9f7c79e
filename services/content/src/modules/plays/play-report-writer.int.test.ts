import { randomUUID } from 'node:crypto'
import { createPropertyParameters } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createContentApp } from '../../testing/content-app.ts'
import { computeActivityFromPlays, listStoredActivity } from '../../testing/recompute-activity.ts'
import { addSound } from '../../testing/sounds.ts'
import { computeCountingWindow } from './counting.rules.ts'
import type { PlayReport } from './play-ledger.rules.ts'
import { createPlayReportWriter } from './play-report-writer.ts'

/** Two writers share one database, as in two replicas of the service. */

const content = await createContentApp()
const soundId = (await addSound(content)).id
const writers = [1, 2].map(() => createPlayReportWriter(content.database, { windowMs: 1, maxBatch: 16 }))
afterAll(async () => {
  await Promise.all(writers.map((writer) => writer.close()))
  await content.close()
})
beforeEach(async () => {
  await sql`truncate plays, daily_activity, outbox`.execute(content.database.db)
})

const members = [randomUUID(), randomUUID()]
const noon = Date.parse('2026-11-30T03:00:00Z') / 1000 // This is 12 hours before the midnight in Japan that ends a month.

/** Generates reports of few plays within few hours, so that they often repeat, grow and overlap. */
const anyReport = fc
  .record({
    member: fc.constantFrom(...members),
    play: fc.nat(5),
    codes: fc.constantFrom(['01', '01'], ['02', '01'], ['03', '03'], ['04', '05'], ['00', '90']),
    start: fc.nat(12 * 3600 + 600),
    length: fc.oneof(fc.nat(8), fc.nat(900), fc.nat(15 * 3600)),
    played: fc.nat(100),
  })
  .map(({ member, play, codes: [dmvTypeCode = '', planCode = ''], start, length, played }): PlayReport => {
    const startedAt = noon + start
    return {
      memberId: member,
      playKey: `session:${play}-${dmvTypeCode}`,
      soundId,
      faceResultId: null,
      dmvTypeCode,
      planCode,
      startedAt,
      endedAt: startedAt + length,
      playedSeconds: Math.floor((length * played) / 100),
    }
  })

async function counted() {
  const { rows } = await sql<{
    memberId: string
    playKey: string
    isRoom: boolean
    startedAt: number
    endedAt: number
    playedSeconds: number
    countedSeconds: number
    length: number
    pieces: [number, number][]
  }>`
    select member_id as "memberId", play_key as "playKey", dmv_type_code = '00' as "isRoom",
      extract(epoch from started_at)::int8 as "startedAt", extract(epoch from ended_at)::int8 as "endedAt",
      played_seconds as "playedSeconds", counted_seconds as "countedSeconds",
      (select coalesce(json_agg(json_build_array(extract(epoch from lower(p))::int8, extract(epoch from upper(p))::int8)), '[]')
        from unnest(counted) as p) as pieces
    from plays`.execute(content.database.db)
  return rows.map((row) => ({
    ...row,
    length: row.pieces.reduce((sum, [from, until]) => sum + until - from, 0),
  }))
}

describe('createPlayReportWriter', () => {
  it('keeps days, plays and reports consistent for random reports in any order, with two writers at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyReport, { minLength: 1, maxLength: 40 }), async (reports) => {
        await sql`truncate plays, daily_activity, outbox`.execute(content.database.db)
        const twice = [...reports, ...reports.slice(0, reports.length / 2)]
        await Promise.all(twice.map((report, index) => writers[index % 2]?.submit(report)))

        expect(await listStoredActivity(content.database)).toEqual(
          await computeActivityFromPlays(content.database),
        )

        const plays = await counted()
        const keys = new Set(reports.map((report) => `${report.memberId} ${report.playKey}`))
        expect(plays.map((play) => `${play.memberId} ${play.playKey}`).sort()).toEqual([...keys].sort())
        for (const member of members) {
          const busy = new Set<number>()
          for (const play of plays.filter(({ memberId }) => memberId === member)) {
            expect(play.length).toBe(play.countedSeconds)
            expect(play.countedSeconds).toBeLessThanOrEqual(play.playedSeconds)
            for (const [from, until] of play.pieces) {
              expect(from).toBeGreaterThanOrEqual(play.startedAt)
              expect(until).toBeLessThanOrEqual(play.endedAt + 1)
              for (let second = from; second < until; second++) {
                if (busy.has(second)) expect.fail(`second ${second} counted twice`)
                busy.add(second)
              }
            }
          }
          // A play that is counted only in part must have no free second left.
          for (const play of plays.filter(({ memberId, isRoom }) => memberId === member && !isRoom)) {
            if (play.playedSeconds < 5 || play.countedSeconds === play.playedSeconds) continue
            const { from, until } = computeCountingWindow(play)
            const free = Array.from({ length: until - from }, (_, index) => from + index).filter(
              (s) => !busy.has(s),
            )
            expect(free).toEqual([])
          }
        }
      }),
      createPropertyParameters({ test: 25, prove: 500 }),
    )
  }, 60_000)

  it('counts overlapping plays without pauses as the time between the first and the last second', async () => {
    const memberId = members[0] ?? ''
    const report = (from: number, length: number): PlayReport => ({
      memberId,
      playKey: `start:${from}`,
      soundId,
      faceResultId: null,
      dmvTypeCode: '02',
      planCode: '01',
      startedAt: noon + from,
      endedAt: noon + from + length,
      playedSeconds: length,
    })
    const reports = Array.from({ length: 100 }, (_, index) => report(index * 30, 60))
    await Promise.all(reports.reverse().map((one, index) => writers[index % 2]?.submit(one)))
    const [day] = await listStoredActivity(content.database)
    // The wire has whole seconds, so the last second, in which the last play ends, counts as one.
    expect(day?.medical_seconds).toBeGreaterThanOrEqual(99 * 30 + 60)
    expect(day?.medical_seconds).toBeLessThanOrEqual(99 * 30 + 61)
  })

  it('publishes one event per change with revisions that never repeat', async () => {
    const base = {
      memberId: members[0] ?? '',
      soundId,
      faceResultId: null,
      dmvTypeCode: '02',
      planCode: '01',
      startedAt: noon,
    }
    const growing = Array.from({ length: 30 }, (_, index) => ({
      ...base,
      playKey: 'session:one',
      endedAt: noon + 10 * (index + 1),
      playedSeconds: 10 * (index + 1),
    }))
    await Promise.all(growing.map((report, index) => writers[index % 2]?.submit(report)))
    await Promise.all(growing.map((report) => writers[0]?.submit(report)))
    const rows = await content.database.db.selectFrom('outbox').select('payload').execute()
    const events = rows.map((row) => row.payload as { revision: number; countedSeconds: number })
    const revisions = events.map((event) => event.revision).sort((a, b) => a - b)
    expect(revisions).toEqual(revisions.map((_, index) => index + 1))
    const newest = events.find((event) => event.revision === revisions.length)
    expect(newest?.countedSeconds).toBe(300)
  })

  it('fails only the one report that the database rejects, and stores the others of its batch', async () => {
    const reports = Array.from(
      { length: 10 },
      (_, index): PlayReport => ({
        memberId: members[index % 2] ?? '',
        playKey: `session:${index}`,
        soundId: index === 4 ? randomUUID() : soundId,
        faceResultId: null,
        dmvTypeCode: '02',
        planCode: '01',
        startedAt: noon + index * 100,
        endedAt: noon + index * 100 + 10,
        playedSeconds: 10,
      }),
    )
    const answers = await Promise.allSettled(reports.map((report) => writers[0]?.submit(report)))
    const failed = answers.flatMap((response, index) => (response.status === 'rejected' ? [index] : []))
    expect(failed).toEqual([4])
    expect(await counted()).toHaveLength(9)
    expect(await listStoredActivity(content.database)).toEqual(
      await computeActivityFromPlays(content.database),
    )
  })

  it('responds 503 E5030 when the connection breaks, then recovers and stores a repeated report once', async () => {
    const [memberId = ''] = members
    const playSessionId = randomUUID()
    const report: PlayReport = {
      memberId,
      playKey: `session:${playSessionId}`,
      soundId,
      faceResultId: null,
      dmvTypeCode: '02',
      planCode: '01',
      startedAt: noon,
      endedAt: noon + 60,
      playedSeconds: 60,
    }
    // The test cuts the connection while the record waits for a lock that another connection holds.
    const blocker = await content.database.pool.connect()
    await blocker.query('begin')
    await blocker.query('lock table plays in access exclusive mode')
    content.clock.now = new Date((noon + 60) * 1000)
    const cut = content.app.inject({
      method: 'POST',
      url: '/dmv/record-playing',
      headers: { cookie: await content.sessions.cookieFor({ userId: memberId }) },
      payload: {
        dmvTypeCode: '02',
        planCode: '01',
        vibrationId: soundId,
        startDateTime: '2026-11-30 12:00:00',
        endDateTime: '2026-11-30 12:01:00',
        totalPlayingTime: '00:01:00',
        playSessionId,
      },
    })
    // An injected request starts only when its promise is awaited.
    const answered = cut.then((response) => [response.statusCode, response.json().code])
    const others = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
    await vi.waitFor(async () => {
      const { rowCount } = await blocker.query(`select ${others} and wait_event_type = 'Lock'`)
      expect(rowCount).toBe(1)
    }, 10_000)
    await blocker.query(`select pg_terminate_backend(pid) ${others}`)
    await blocker.query('rollback')
    blocker.release()
    expect(await answered).toEqual([503, 'E5030'])
    expect(await writers[0]?.submit(report)).toBe('recorded')
    expect(await writers[1]?.submit(report)).toBe('recorded')
    expect(await counted()).toMatchObject([{ countedSeconds: 60 }])
  })
})
