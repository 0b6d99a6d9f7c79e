import { createPropertyParameters } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJstTimeToSeconds } from '../../jst.rules.ts'
import { splitRangesByDay } from './counting.rules.ts'
import {
  type ActivityDay,
  addPlaysToActivityDays,
  listCountingDaysOfPlays,
  mergeReportsIntoPlays,
  type Play,
  type PlayReport,
  toMemberDayKey,
  toMemberPlayKey,
} from './play-ledger.rules.ts'

const at = (text: string) => parseJstTimeToSeconds(text) ?? Number.NaN
const report = (start: string, end: string, playedSeconds: number): PlayReport => ({
  memberId: 'member-1',
  playKey: 'session:one',
  soundId: 'sound-1',
  faceResultId: null,
  dmvTypeCode: '02',
  planCode: '01',
  startedAt: at(start),
  endedAt: at(end),
  playedSeconds,
})

/** Stores plays in memory and writes batches of reports to them as the record writer does. */
function createLedger() {
  const plays = new Map<string, Play>()
  const days = new Map<string, ActivityDay>()
  return {
    write(...reports: PlayReport[]) {
      const merged = mergeReportsIntoPlays(reports, [...plays.values()], () => 'play-1')
      const asked = listCountingDaysOfPlays(merged.plays).flatMap(
        (day) => days.get(toMemberDayKey(day)) ?? [],
      )
      const counted = addPlaysToActivityDays(merged.plays, asked)
      // A stored row does not contain the earlier state.
      for (const { newlyCounted, grewFrom, ...play } of counted.plays) plays.set(toMemberPlayKey(play), play)
      for (const day of counted.days) days.set(toMemberDayKey(day), day)
      return counted.plays.length
    },
    secondsByDay: () =>
      Object.fromEntries([...days.values()].map(({ day, medicalSeconds }) => [day, medicalSeconds])),
    plays: () => [...plays.values()],
  }
}

const start = '2026-11-23 23:00:00'
const evening = report(start, '2026-11-23 23:05:00', 300)
const resumed = report(start, '2026-11-24 07:00:30', 330)
const morning = report(start, '2026-11-24 07:20:00', 1500)
const onTheirDays = { '2026-11-23': 300, '2026-11-24': 1200 }

describe('a play that is resumed on another day', () => {
  it('counts a resumed play on the days on which it was heard', () => {
    const ledger = createLedger()
    for (const next of [evening, resumed, morning]) ledger.write(next)
    expect(ledger.secondsByDay()).toEqual(onTheirDays)
  })

  it('counts a resumed play on those days when the reports in between were lost', () => {
    const ledger = createLedger()
    for (const next of [evening, morning]) ledger.write(next)
    expect(ledger.secondsByDay()).toEqual(onTheirDays)
  })

  it('counts a resumed play on those days when its reports arrive in one batch', () => {
    const ledger = createLedger()
    ledger.write(evening, resumed, morning)
    expect(ledger.secondsByDay()).toEqual(onTheirDays)
  })

  it('counts a resumed play on those days when a batch brings several reports of a stored play', () => {
    const ledger = createLedger()
    ledger.write(evening)
    ledger.write(morning, resumed, morning)
    expect(ledger.secondsByDay()).toEqual(onTheirDays)
  })

  it('does not change a play when reports are repeated or late', () => {
    const ledger = createLedger()
    for (const next of [evening, morning]) ledger.write(next)
    const before = ledger.plays()
    expect([evening, resumed, morning].map((late) => ledger.write(late))).toEqual([0, 0, 0])
    expect(ledger.plays()).toEqual(before)
    expect(ledger.secondsByDay()).toEqual(onTheirDays)
  })

  it('counts a play resumed after several days, beside another play of that day', () => {
    const ledger = createLedger()
    const other = { ...report('2026-11-27 07:00:00', '2026-11-27 07:10:00', 600), playKey: 'session:other' }
    for (const next of [evening, other, report(start, '2026-11-27 07:20:00', 900)]) ledger.write(next)
    expect(ledger.secondsByDay()).toEqual({ '2026-11-23': 300, '2026-11-27': 1200 })
  })

  it('counts the same total in whatever order the reports of a play arrive', () => {
    for (const order of [
      [evening, resumed, morning],
      [morning, resumed, evening],
      [resumed, morning, evening],
      [resumed, evening, morning],
    ]) {
      const ledger = createLedger()
      for (const next of order) ledger.write(next)
      expect(ledger.plays()).toMatchObject([{ playedSeconds: 1500, countedSeconds: 1500 }])
    }
  })
})

describe('a play that is reported while it continues', () => {
  const anyStretch = fc.record({
    heardMs: fc.integer({ min: 5_000, max: 2_400_000 }),
    pausedMs: fc.oneof(fc.nat(120_000), fc.nat(200_000_000)),
  })
  const anyBegin = fc.integer({ min: at('2026-11-01 00:00:00') * 1000, max: at(start) * 1000 })

  it('counts every second on the day on which it was heard, with at most 2 seconds of rounding per day', () => {
    fc.assert(
      fc.property(anyBegin, fc.array(anyStretch, { minLength: 1, maxLength: 4 }), (beginMs, stretches) => {
        const ledger = createLedger()
        const heard: Record<string, number> = {}
        let [nowMs, totalMs] = [beginMs, 0]
        for (const { heardMs, pausedMs } of stretches) {
          // The player reports after every 30 seconds of listening and at each pause.
          for (let leftMs = heardMs; leftMs > 0; leftMs -= 30_000) {
            const stepMs = Math.min(leftMs, 30_000)
            const sounding = { from: nowMs / 1000, until: (nowMs + stepMs) / 1000 }
            for (const { day, seconds } of splitRangesByDay([sounding]))
              heard[day] = (heard[day] ?? 0) + seconds
            nowMs += stepMs
            totalMs += stepMs
            const [startedAt, endedAt] = [Math.floor(beginMs / 1000), Math.floor(nowMs / 1000)]
            ledger.write({ ...evening, startedAt, endedAt, playedSeconds: Math.floor(totalMs / 1000) })
          }
          nowMs += pausedMs
        }
        const counted = ledger.secondsByDay()
        for (const day of new Set([...Object.keys(heard), ...Object.keys(counted)]))
          expect(Math.abs((counted[day] ?? 0) - (heard[day] ?? 0))).toBeLessThanOrEqual(2)
      }),
      createPropertyParameters({ test: 100, prove: 5000 }),
    )
  })
})
