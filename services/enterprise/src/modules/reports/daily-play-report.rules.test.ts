import { createPropertyParameters } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeDailyPlayReport, type TimeSpan } from './daily-play-report.rules.ts'

const day = '2026-11-23'
const jst = (time: string, of = day) => new Date(`${of}T${time}+09:00`)
const span = (from: string, until: string): TimeSpan => ({ from: jst(from), until: jst(until) })

describe('computeDailyPlayReport', () => {
  it('counts minutes, interruptions and the longest gap', () => {
    const planned = [span('09:00:00', '12:00:00')]
    const played = [span('09:00:05', '10:00:00'), span('10:10:00', '11:00:00'), span('11:00:30', '12:00:00')]
    expect(computeDailyPlayReport(day, { planned, played })).toEqual({
      day,
      plannedMinutes: 180,
      playedMinutes: 169.4,
      interruptions: 2,
      longestGapMinutes: 10,
    })
  })

  it('does not count a silence of 20 seconds as an interruption', () => {
    const planned = [span('09:00:00', '10:00:00')]
    const played = [span('09:00:20', '09:30:00'), span('09:30:20', '10:00:00')]
    expect(computeDailyPlayReport(day, { planned, played }).interruptions).toBe(0)
  })

  it('counts only what belongs to the day in Japan', () => {
    const night = [{ from: jst('22:00:00'), until: jst('06:00:00', '2026-11-24') }]
    const of = (which: string) => computeDailyPlayReport(which, { planned: night, played: night })
    expect([of(day).playedMinutes, of('2026-11-24').playedMinutes]).toEqual([120, 360])
  })

  it('never counts time twice, however reports overlap', () => {
    const second = fc.integer({ min: -3600, max: 27 * 3600 })
    const spans = fc.array(
      fc.tuple(second, fc.integer({ min: 0, max: 7200 })).map(([from, length]) => ({
        from: new Date(jst('00:00:00').getTime() + from * 1000),
        until: new Date(jst('00:00:00').getTime() + (from + length) * 1000),
      })),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(spans, spans, (planned, played) => {
        const report = computeDailyPlayReport(day, { planned, played })
        expect(report.playedMinutes).toBeLessThanOrEqual(24 * 60)
        expect(report.longestGapMinutes).toBeLessThanOrEqual(report.plannedMinutes + 0.1)
        expect(report.interruptions === 0).toBe(report.longestGapMinutes === 0)
        expect(computeDailyPlayReport(day, { planned, played: planned }).interruptions).toBe(0)
        expect(computeDailyPlayReport(day, { planned, played: [...played, ...played] })).toEqual(report)
      }),
      createPropertyParameters({ test: 100, prove: 5000 }),
    )
  })
})
