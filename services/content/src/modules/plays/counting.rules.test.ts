import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countingDays, countPlay, splitByDay } from './counting.rules.ts'
import { jstDay, parseJstTime } from './jst.rules.ts'
import { lengthOf, union } from './ranges.rules.ts'

const at = (text: string) => parseJstTime(text) ?? Number.NaN
const play = (start: string, end: string, playedSeconds: number) => ({
  startedAt: at(start),
  endedAt: at(end),
  playedSeconds,
})

describe('countPlay', () => {
  const tenMinutes = play('2026-11-21 10:00:00', '2026-11-21 10:10:00', 600)

  it('counts what was played', () => {
    expect(lengthOf(countPlay(tenMinutes, 0, []))).toBe(600)
  })

  it('counts nothing under 5 seconds (D-100), everything from 5 on', () => {
    expect(countPlay(play('2026-11-21 10:00:00', '2026-11-21 10:00:04', 4), 0, [])).toEqual([])
    expect(lengthOf(countPlay(play('2026-11-21 10:00:00', '2026-11-21 10:00:05', 5), 0, []))).toBe(5)
  })

  it('leaves out seconds another play holds (D-099)', () => {
    const occupied = [{ from: at('2026-11-21 10:05:00'), until: at('2026-11-21 10:20:00') }]
    expect(lengthOf(countPlay(tenMinutes, 0, occupied))).toBe(300)
  })

  it('fits a play into the pause of another', () => {
    const paused = play('2026-11-21 10:00:00', '2026-11-21 10:16:00', 660)
    const between = [{ from: at('2026-11-21 10:01:00'), until: at('2026-11-21 10:06:00') }]
    expect(lengthOf(countPlay(paused, 0, between))).toBe(660)
  })

  it('adds only what is new when the play grew', () => {
    const counted = countPlay(tenMinutes, 0, [])
    const grown = play('2026-11-21 10:00:00', '2026-11-21 10:12:00', 720)
    expect(lengthOf(countPlay(grown, 600, counted))).toBe(120)
    expect(countPlay(tenMinutes, 600, counted)).toEqual([])
  })

  it('never leaves the days it is asked to load', () => {
    const start = fc.integer({ min: at('2026-01-01 00:00:00'), max: at('2027-01-01 00:00:00') })
    fc.assert(
      fc.property(start, fc.nat(300_000), fc.nat(86_400), (startedAt, length, played) => {
        const window = { startedAt, endedAt: startedAt + length, playedSeconds: Math.min(played, length + 1) }
        const days = countingDays(window)
        const used = splitByDay(countPlay(window, 0, []))
        expect(days.length).toBeLessThanOrEqual(2)
        expect(days).toEqual(expect.arrayContaining(used.map((part) => part.day)))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('splitByDay', () => {
  it('cuts at the JST midnight, also at the end of a month', () => {
    const [before, after] = splitByDay(
      countPlay(play('2026-11-30 23:59:50', '2026-12-01 00:00:20', 30), 0, []),
    )
    expect(before).toMatchObject({ day: '2026-11-30', seconds: 10 })
    expect(after).toMatchObject({ day: '2026-12-01', seconds: 20 })
  })

  it('keeps every second, each on its day', () => {
    const range = fc
      .tuple(fc.nat(400_000), fc.nat(200_000))
      .map(([from, length]) => ({ from, until: from + length }))
    fc.assert(
      fc.property(range, (whole) => {
        const parts = splitByDay([whole])
        expect(union(parts.map(({ part }) => part))).toEqual(union([whole]))
        for (const { day, part } of parts) {
          expect([jstDay(part.from), jstDay(part.until - 1)]).toEqual([day, day])
        }
      }),
    )
  })
})
