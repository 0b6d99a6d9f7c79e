import { randomUUID } from 'node:crypto'
import { formatDuration } from '@hibiki/calendar'
import { chooseCount, createPropertyParameters, proofSeed } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { formatSecondsAsJstTime } from '../../../jst.rules.ts'
import { createContentApp } from '../../../testing/content-app.ts'
import { computeActivityFromPlays, listStoredActivity } from '../../../testing/recompute-activity.ts'
import { createRecordingMember } from '../../../testing/recording-member.ts'
import { addSound } from '../../../testing/sounds.ts'

const NOW = '2026-11-21T03:00:00Z'
const now = Date.parse(NOW) / 1000
const SESSIONS = chooseCount({ test: 60, prove: 300 })

/** Two replicas share one database, as behind a load balancer. */
const content = await createContentApp({ now: NOW })
const copies = [content.app, (await content.openReplica()).app]
const soundId = (await addSound(content)).id
afterAll(() => content.close())

/** A random play session with everything that decides which reports the browser sends. */
interface PlaySession {
  /** Seconds of listening, and of the pause in its middle. */
  length: number
  paused: number
  /** The fractions of the listening at which the player reported, because of intervals, a pause or a hidden page. */
  reportsAt: number[]
  ending: 'ended' | 'finish-button' | 'page-closed' | 'reloaded' | 'offline' | 'timer'
  /** How often each report is sent, because its response was lost. */
  repeats: number
  /** How many seconds the clock of the device is wrong; the client measures durations independently of it. */
  skew: number
  /** The seed that shuffles the order in which reports arrive. */
  order: number
}

const anySession: fc.Arbitrary<PlaySession> = fc.record({
  length: fc.oneof(fc.integer({ min: 5, max: 90 }), fc.integer({ min: 60, max: 3600 })),
  paused: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 0, max: 600 }),
    // The page may stay open for days.
    fc.integer({ min: 3 * 3600, max: 3 * 86_400 }),
  ),
  reportsAt: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }),
  ending: fc.constantFrom('ended', 'finish-button', 'page-closed', 'reloaded', 'offline', 'timer'),
  repeats: fc.integer({ min: 1, max: 3 }),
  skew: fc.integer({ min: -200 * 86_400, max: 240 }),
  order: fc.nat(),
})

/**
 * Returns the reports of one session, each of which covers the time from its start until then. A page that closes reports a fraction of a
 * second late.
 */
function reportsOf(session: PlaySession, startedAt: number, playSessionId: string) {
  const parts = [...session.reportsAt, 1].sort((a, b) => a - b)
  const body = (part: number) => {
    const heard = Math.floor(session.length * part)
    // The pause is after half of the listening.
    const ended = startedAt + heard + (part > 0.5 ? session.paused : 0)
    return {
      dmvTypeCode: '02',
      planCode: '01',
      vibrationId: soundId,
      startDateTime: formatSecondsAsJstTime(startedAt),
      endDateTime: formatSecondsAsJstTime(ended),
      totalPlayingTime: formatDuration(heard),
      playSessionId,
    }
  }
  const reports = parts.map(body)
  // After a reload the session is reported again from storage, and closing the page repeats the last report.
  if (session.ending === 'reloaded' || session.ending === 'page-closed') reports.push(body(1))
  // Offline, the stored reports arrive only after the end.
  const sent = session.ending === 'offline' ? reports.slice(-2) : reports
  return sent.flatMap((report) => Array.from({ length: session.repeats }, () => report))
}

function shuffled<T>(list: readonly T[], seed: number): T[] {
  let state = seed % 2_147_483_647 || 1
  const random = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  return list
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

describe('POST /dmv/record-playing for whole play sessions', () => {
  it(`stores exactly one correct record for each of ${SESSIONS} random sessions, in any order, on two replicas`, {
    timeout: 120_000,
  }, async () => {
    const sessions = fc.sample(anySession, { numRuns: SESSIONS, seed: proofSeed })
    await Promise.all(
      sessions.map(async (session, index) => {
        const startedAt = now + session.skew - session.length - session.paused
        const playSessionId = randomUUID()
        const reports = shuffled(reportsOf(session, startedAt, playSessionId), session.order)
        const member = await createRecordingMember(content, '/dmv/record-playing')
        const answers = await Promise.all(
          reports.map((report, at) => member.send(report, {}, copies[(index + at) % 2])),
        )
        expect(answers.map((response) => response.statusCode)).toEqual(reports.map(() => 200))

        const plays = await member.plays()
        expect(plays).toHaveLength(1)
        const [play] = plays
        expect(Math.abs((play?.played_seconds ?? 0) - session.length)).toBeLessThanOrEqual(2)
        expect(play?.counted_seconds).toBe(session.length)
        expect(play?.play_key).toBe(`session:${playSessionId}`)
        // A subscriber that stores the newest revision has the final state.
        const events = await member.events()
        const newest = events.reduce((a, b) => (Number(b.revision) > Number(a.revision) ? b : a))
        expect(newest.playedSeconds).toBe(play?.played_seconds)
        expect(newest.revision).toBe(play?.revision)
        expect(new Set(events.map(({ revision }) => revision)).size).toBe(events.length)
      }),
    )
    expect(await listStoredActivity(content.database)).toEqual(
      await computeActivityFromPlays(content.database),
    )
  })

  it('counts a session that is resumed after a long pause on the days on which it was heard', async () => {
    // The second pause exceeds the 24 hours of a play's window.
    for (const morning of ['2026-11-17', '2026-11-20']) {
      const member = await createRecordingMember(content, '/dmv/record-playing')
      const playSessionId = randomUUID()
      const report = (endDateTime: string, totalPlayingTime: string) => ({
        dmvTypeCode: '02',
        planCode: '01',
        vibrationId: soundId,
        playSessionId,
        startDateTime: '2026-11-16 23:00:00',
        endDateTime,
        totalPlayingTime,
      })
      const evening = report('2026-11-16 23:05:00', '00:05:00')
      const resumed = report(`${morning} 07:00:30`, '00:05:30')
      const end = report(`${morning} 07:20:00`, '00:25:00')
      for (const [index, one] of [evening, resumed, end, evening, end].entries())
        expect((await member.send(one, {}, copies[index % 2])).statusCode).toBe(200)

      const days = (await member.days()).map(({ day, medical_seconds }) => [day, medical_seconds])
      expect(days.sort()).toEqual([
        ['2026-11-16', 300],
        [morning, 1200],
      ])
      expect(await member.plays()).toMatchObject([{ counted_seconds: 1500, revision: 3 }])
    }
    expect(await listStoredActivity(content.database)).toEqual(
      await computeActivityFromPlays(content.database),
    )
  })

  it('rejects impossible times with 400 E3001 and stores nothing', { timeout: 60_000 }, async () => {
    const member = await createRecordingMember(content, '/dmv/record-playing')
    const impossible = fc.oneof(
      // The listening exceeds the window.
      fc
        .record({ from: fc.nat(86_400), length: fc.nat(7200), more: fc.integer({ min: 2, max: 9000 }) })
        .map(({ from, length, more }) => ({
          start: now - from - length,
          end: now - from,
          total: length + more,
        })),
      // The end is before the start.
      fc.record({ from: fc.nat(86_400), back: fc.integer({ min: 1, max: 9000 }) }).map(({ from, back }) => ({
        start: now - from,
        end: now - from - back,
        total: 0,
      })),
      // The clock is far ahead or was never set.
      fc
        .integer({ min: 301, max: 86_400 * 365 })
        .map((ahead) => ({ start: now, end: now + ahead, total: 60 })),
      fc.integer({ min: 401, max: 9000 }).map((days) => ({
        start: now - days * 86_400,
        end: now - days * 86_400 + 60,
        total: 60,
      })),
      // The listening exceeds a day.
      fc.integer({ min: 86_401, max: 99 * 3600 }).map((total) => ({ start: now - total, end: now, total })),
    )
    for (const { start, end, total } of fc.sample(
      impossible,
      createPropertyParameters({ test: 50, prove: 200 }),
    )) {
      const response = await member.send({
        dmvTypeCode: '02',
        planCode: '01',
        vibrationId: soundId,
        startDateTime: formatSecondsAsJstTime(start),
        endDateTime: formatSecondsAsJstTime(end),
        totalPlayingTime: formatDuration(total),
      })
      expect([response.statusCode, response.json().code]).toEqual([400, 'E3001'])
    }
    expect(await member.plays()).toEqual([])
    expect(await member.days()).toEqual([])
  })
})
