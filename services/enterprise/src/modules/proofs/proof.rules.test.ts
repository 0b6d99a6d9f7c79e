import { addDays, DAY_MS, startOfJstDay } from '@hibiki/calendar'
import { createPropertyParameters } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeDailyPlayReport, type TimeSpan } from '../reports/daily-play-report.rules.ts'
import {
  computeProofSection,
  type ProofDay,
  type SilenceSpan,
  silenceCauses,
  sumProofDays,
} from './proof.rules.ts'

const day = '2026-11-23'
const section = { sectionId: 'section', roomName: 'ロビー', sectionName: '受付' }
const jst = (time: string) => new Date(`${day}T${time}+09:00`)
const span = (from: string, until: string): TimeSpan => ({ from: jst(from), until: jst(until) })
const silence = (cause: SilenceSpan['cause'], from: string, until: string): SilenceSpan => ({
  cause,
  ...span(from, until),
})
const prove = (history: Parameters<typeof computeProofSection>[2]) =>
  computeProofSection(section, [day], history)
const tenths = (minutes: number) => Math.round(minutes * 10)
const sumTenths = (parts: Partial<Record<string, number>>) =>
  Object.values(parts).reduce<number>((total, minutes) => total + tenths(minutes ?? 0), 0)

describe('computeProofSection', () => {
  it('tells planned minutes by what was played and why it was silent', () => {
    const { days, gaps } = prove({
      planned: [span('09:00:00', '12:00:00')],
      played: [span('09:00:00', '10:00:00'), span('10:30:00', '11:59:50')],
      // The device was switched off between two rounds, and was found missing only in the second.
      silences: [
        silence('closed', '00:00:00', '08:59:40'),
        silence('noDevice', '10:00:25', '10:29:40'),
        silence('closed', '12:00:10', '23:59:59'),
      ],
    })
    expect(days).toMatchObject([
      {
        plannedMinutes: 180,
        asPlannedMinutes: 149.8,
        shortMinutes: 0.2,
        gapMinutes: { noDevice: 30 },
        beyondMinutes: 0,
        idleMinutes: { closed: 1260 },
      },
    ])
    expect(gaps).toEqual([
      { from: jst('10:00:00').toISOString(), until: jst('10:30:00').toISOString(), cause: 'noDevice' },
    ])
  })

  it('says so where no reason was recorded, and guesses none', () => {
    const { days } = prove({
      planned: [span('09:00:00', '10:00:00')],
      played: [],
      silences: [silence('offline', '09:00:10', '09:19:00')],
    })
    expect(days[0]?.gapMinutes).toEqual({ offline: 20, unknown: 40 })
  })

  it('counts what a device reported after its network was back as played late, not as a gap', () => {
    const { days, gaps } = prove({
      planned: [span('09:00:00', '10:00:00')],
      played: [span('09:00:00', '10:00:00')],
      silences: [silence('offline', '09:20:00', '09:40:00')],
    })
    expect(gaps).toEqual([])
    expect(days[0]).toMatchObject({ playedMinutes: 60, lateMinutes: 22, gapMinutes: {} })
  })

  it('tells what was played beyond the plan', () => {
    const { days } = prove({
      planned: [span('09:00:00', '10:00:00')],
      played: [span('09:30:00', '11:00:00')],
      silences: [],
    })
    expect(days[0]).toMatchObject({ playedMinutes: 90, asPlannedMinutes: 30, beyondMinutes: 60 })
  })

  it('lists the longest gaps only, and says how many there were', () => {
    const played = Array.from({ length: 40 }, (_, index) => {
      const from = startOfJstDay(day).getTime() + index * 600_000
      return { from: new Date(from), until: new Date(from + 300_000 + index * 1000) }
    })
    const { gaps, gapCount } = prove({
      planned: [{ from: startOfJstDay(day), until: new Date(startOfJstDay(day).getTime() + 400 * 60_000) }],
      played,
      silences: [],
    })
    expect([gaps.length, gapCount]).toEqual([30, 40])
    expect(gaps.map(({ from }) => from)).toEqual(gaps.map(({ from }) => from).sort())
    expect(gaps[0]?.from).toBe(played[0]?.until.toISOString())
  })

  it('counts a silence with several causes once, and one over midnight on both days, as the report does', () => {
    const next = addDays(day, 1)
    const { days, gaps, gapCount } = computeProofSection(section, [day, next], {
      planned: [
        span('09:00:00', '10:00:00'),
        { from: jst('23:00:00'), until: new Date(`${next}T01:00:00+09:00`) },
      ],
      played: [],
      silences: [silence('offline', '09:01:00', '09:19:00'), silence('noDevice', '09:21:00', '09:59:00')],
    })
    expect(gapCount).toBe(3)
    expect(days.map(({ interruptions }) => interruptions)).toEqual([2, 1])
    expect(gaps.map(({ cause }) => cause)).toEqual(['offline', 'noDevice', 'unknown', 'unknown'])
  })

  it('lists whole silences where the longest have several causes', () => {
    const start = startOfJstDay(day).getTime()
    const played = Array.from({ length: 32 }, (_, index) => ({
      from: new Date(start + index * 600_000),
      until: new Date(start + index * 600_000 + 60_000),
    }))
    const silences = Array.from({ length: 32 }, (_, index) => ({
      cause: index % 2 ? ('offline' as const) : ('noDevice' as const),
      from: new Date(start + index * 600_000 - 180_000),
      until: new Date(start + index * 600_000 + 300_000),
    }))
    const { gaps, gapCount } = prove({
      planned: [{ from: new Date(start), until: new Date(start + 320 * 60_000) }],
      played,
      silences,
    })
    const minutes =
      gaps.reduce((total, { from, until }) => total + Date.parse(until) - Date.parse(from), 0) / 60_000
    expect(gapCount).toBe(32)
    expect(minutes).toBe(30 * 9)
    expect(gaps.length).toBeGreaterThan(30)
  })

  it('has parts that sum to the numbers of the report, for every day and for the month', () => {
    const days = [day, addDays(day, 1), addDays(day, 2)]
    const start = startOfJstDay(day).getTime()
    const times = fc
      .tuple(
        fc.integer({ min: -DAY_MS, max: 4 * DAY_MS }),
        fc.oneof(fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 0, max: DAY_MS })),
      )
      .map(([from, length]) => ({ from: new Date(start + from), until: new Date(start + from + length) }))
    const spans = fc.array(times, { maxLength: 20 })
    const causes = silenceCauses.filter((cause) => cause !== 'unknown')
    const silences = fc.array(
      fc.tuple(times, fc.constantFrom(...causes)).map(([time, cause]) => ({ ...time, cause })),
      { maxLength: 20 },
    )
    const expectSums = (sums: Omit<ProofDay, 'day'>) => {
      expect(tenths(sums.asPlannedMinutes) + tenths(sums.shortMinutes) + sumTenths(sums.gapMinutes)).toBe(
        tenths(sums.plannedMinutes),
      )
      expect(tenths(sums.asPlannedMinutes) + tenths(sums.beyondMinutes)).toBe(tenths(sums.playedMinutes))
      expect(sums.lateMinutes).toBeLessThanOrEqual(sums.playedMinutes)
      for (const minutes of [sums.beyondMinutes, sums.shortMinutes, ...Object.values(sums.gapMinutes)])
        expect(minutes).toBeGreaterThanOrEqual(0)
    }
    fc.assert(
      fc.property(spans, spans, silences, (planned, played, silent) => {
        const proof = computeProofSection(section, days, { planned, played, silences: silent })
        for (const proofDay of proof.days) {
          expect(proofDay).toMatchObject(computeDailyPlayReport(proofDay.day, { planned, played }))
          expectSums(proofDay)
          // Rounding moves each of the three sums by less than a tenth.
          const whole =
            tenths(proofDay.plannedMinutes) + tenths(proofDay.beyondMinutes) + sumTenths(proofDay.idleMinutes)
          expect(Math.abs(whole - 14_400)).toBeLessThanOrEqual(2)
        }
        const sums = sumProofDays(proof.days)
        expectSums(sums)
        expect(proof.gapCount).toBe(sums.interruptions)
        expect(tenths(sums.plannedMinutes)).toBe(
          proof.days.reduce((total, { plannedMinutes }) => total + tenths(plannedMinutes), 0),
        )
      }),
      createPropertyParameters({ test: 200, prove: 10_000 }),
    )
  })
})
