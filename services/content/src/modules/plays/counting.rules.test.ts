import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJstTimeToSeconds, toJstDay } from '../../jst.rules.ts'
import {
  computeNewlyCountedRanges,
  findEarliestFreeSeconds,
  findLatestFreeSeconds,
  insertRangeInPlace,
  listCountingDays,
  mergeRanges,
  type SecondsRange,
  splitRangesByDay,
  sumRangeSeconds,
} from './counting.rules.ts'

const at = (text: string) => parseJstTimeToSeconds(text) ?? Number.NaN
const play = (start: string, end: string, playedSeconds: number) => ({
  startedAt: at(start),
  endedAt: at(end),
  playedSeconds,
})

describe('computeNewlyCountedRanges', () => {
  const tenMinutes = play('2026-11-21 10:00:00', '2026-11-21 10:10:00', 600)

  it('counts all seconds of a play', () => {
    expect(sumRangeSeconds(computeNewlyCountedRanges(tenMinutes, 0, []))).toBe(600)
  })

  it('counts nothing below 5 seconds and everything from 5 on', () => {
    expect(computeNewlyCountedRanges(play('2026-11-21 10:00:00', '2026-11-21 10:00:04', 4), 0, [])).toEqual(
      [],
    )
    expect(
      sumRangeSeconds(
        computeNewlyCountedRanges(play('2026-11-21 10:00:00', '2026-11-21 10:00:05', 5), 0, []),
      ),
    ).toBe(5)
  })

  it('does not count seconds that another play occupies', () => {
    const occupied = [{ from: at('2026-11-21 10:05:00'), until: at('2026-11-21 10:20:00') }]
    expect(sumRangeSeconds(computeNewlyCountedRanges(tenMinutes, 0, occupied))).toBe(300)
  })

  it('counts a play in full that fits into the pause of another', () => {
    const paused = play('2026-11-21 10:00:00', '2026-11-21 10:16:00', 660)
    const between = [{ from: at('2026-11-21 10:01:00'), until: at('2026-11-21 10:06:00') }]
    expect(sumRangeSeconds(computeNewlyCountedRanges(paused, 0, between))).toBe(660)
  })

  it('adds only the new seconds of a play that grew', () => {
    const counted = computeNewlyCountedRanges(tenMinutes, 0, [])
    const grown = play('2026-11-21 10:00:00', '2026-11-21 10:12:00', 720)
    expect(sumRangeSeconds(computeNewlyCountedRanges(grown, 600, counted))).toBe(120)
    expect(computeNewlyCountedRanges(tenMinutes, 600, counted)).toEqual([])
  })

  describe('for a play that grew', () => {
    const evening = { endedAt: at('2026-11-23 23:05:00'), playedSeconds: 300 }
    const counted = [{ from: at('2026-11-23 23:00:00'), until: at('2026-11-23 23:05:00') }]
    const grown = (end: string, playedSeconds: number, grewFrom = evening) => ({
      ...play('2026-11-23 23:00:00', end, playedSeconds),
      grewFrom,
    })

    it('counts the new seconds on the day on which they were heard', () => {
      expect(computeNewlyCountedRanges(grown('2026-11-24 07:20:00', 1500), 300, counted)).toEqual([
        { from: at('2026-11-24 07:00:00'), until: at('2026-11-24 07:20:00') },
      ])
    })

    it('counts the new seconds on their day after a pause of more than 24 hours, and loads that day', () => {
      const resumed = grown('2026-11-27 07:20:00', 1500)
      expect(computeNewlyCountedRanges(resumed, 300, counted)).toEqual([
        { from: at('2026-11-27 07:00:00'), until: at('2026-11-27 07:20:00') },
      ])
      expect(listCountingDays(resumed)).toEqual(['2026-11-23', '2026-11-24', '2026-11-26', '2026-11-27'])
    })

    it('counts on the previous day when the play ended at midnight', () => {
      expect(computeNewlyCountedRanges(grown('2026-11-24 00:00:00', 600), 300, counted)).toEqual([
        { from: at('2026-11-23 23:55:00'), until: at('2026-11-24 00:00:00') },
      ])
    })

    it('uses the second of the end when the rounded times leave no other', () => {
      const last = { from: at('2026-11-23 23:05:00'), until: at('2026-11-23 23:05:31') }
      expect(
        sumRangeSeconds(computeNewlyCountedRanges(grown('2026-11-23 23:05:30', 331), 300, counted)),
      ).toBe(31)
      expect(mergeRanges(computeNewlyCountedRanges(grown('2026-11-23 23:05:30', 331), 300, counted))).toEqual(
        [last],
      )
    })

    it('uses the rest of the play’s window when another play occupies the time since', () => {
      const other = { from: at('2026-11-23 23:10:00'), until: at('2026-11-23 23:20:00') }
      const stood = { endedAt: other.from, playedSeconds: 300 }
      const all = computeNewlyCountedRanges(grown('2026-11-23 23:20:00', 500, stood), 300, [
        ...counted,
        other,
      ])
      expect(mergeRanges(all)).toEqual([
        { from: at('2026-11-23 23:05:00'), until: at('2026-11-23 23:08:19') },
        { from: at('2026-11-23 23:20:00'), until: at('2026-11-23 23:20:01') },
      ])
    })

    it('takes the earliest seconds when only the total grew, not the end', () => {
      const stood = { endedAt: at('2026-11-24 07:20:00'), playedSeconds: 300 }
      expect(computeNewlyCountedRanges(grown('2026-11-24 07:20:00', 500, stood), 300, counted)).toEqual([
        { from: at('2026-11-23 23:05:00'), until: at('2026-11-23 23:08:20') },
      ])
    })
  })

  const start = fc.integer({ min: at('2026-01-01 00:00:00'), max: at('2027-01-01 00:00:00') })
  const anyPlay = fc.tuple(start, fc.nat(300_000), fc.nat(86_400)).map(([startedAt, length, played]) => ({
    startedAt,
    endedAt: startedAt + length,
    playedSeconds: Math.min(played, length + 1),
  }))
  /** Generates a play together with an earlier state that it may have grown from. */
  const anyGrownPlay = fc.tuple(anyPlay, fc.nat(1000), fc.nat(1000)).map(([whole, end, played]) => ({
    ...whole,
    grewFrom: {
      endedAt: whole.startedAt + Math.floor(((whole.endedAt - whole.startedAt) * end) / 1000),
      playedSeconds: Math.floor((whole.playedSeconds * played) / 1000),
    },
  }))

  it('never counts on days that listCountingDays did not ask to load', () => {
    fc.assert(
      fc.property(fc.oneof(anyPlay, anyGrownPlay), (window) => {
        const days = listCountingDays(window)
        const used = splitRangesByDay(computeNewlyCountedRanges(window, 0, []))
        expect(days.length).toBeLessThanOrEqual('grewFrom' in window ? 4 : 2)
        expect(days).toEqual([...new Set(days)].sort())
        expect(days).toEqual(expect.arrayContaining(used.map((part) => part.day)))
      }),
      { numRuns: 2000 },
    )
  })

  it('counts at least as much for a play that grew as for one seen at once, and no second twice', () => {
    const range = fc
      .tuple(fc.nat(300_000), fc.nat(40_000))
      .map(([from, length]) => ({ from, until: from + length }))
    fc.assert(
      fc.property(anyGrownPlay, fc.array(range, { maxLength: 5 }), (grown, others) => {
        const occupied = mergeRanges(
          others.map(({ from, until }) => ({ from: grown.startedAt + from, until: grown.startedAt + until })),
        )
        const all = computeNewlyCountedRanges(grown, 0, occupied)
        expect(sumRangeSeconds(all)).toBeGreaterThanOrEqual(
          sumRangeSeconds(computeNewlyCountedRanges({ ...grown, grewFrom: undefined }, 0, occupied)),
        )
        expect(sumRangeSeconds(all)).toBeLessThanOrEqual(grown.playedSeconds)
        expect(sumRangeSeconds(mergeRanges([...occupied, ...all]))).toBe(
          sumRangeSeconds(occupied) + sumRangeSeconds(all),
        )
        for (const { from, until } of all) {
          expect(from).toBeGreaterThanOrEqual(grown.startedAt)
          expect(until).toBeLessThanOrEqual(grown.endedAt + 1)
        }
      }),
      { numRuns: 2000 },
    )
  })
})

describe('splitRangesByDay', () => {
  it('splits at midnight JST, also at the end of a month', () => {
    const [before, after] = splitRangesByDay(
      computeNewlyCountedRanges(play('2026-11-30 23:59:50', '2026-12-01 00:00:20', 30), 0, []),
    )
    expect(before).toMatchObject({ day: '2026-11-30', seconds: 10 })
    expect(after).toMatchObject({ day: '2026-12-01', seconds: 20 })
  })

  it('assigns every second to its day and loses none', () => {
    const range = fc
      .tuple(fc.nat(400_000), fc.nat(200_000))
      .map(([from, length]) => ({ from, until: from + length }))
    fc.assert(
      fc.property(range, (whole) => {
        const parts = splitRangesByDay([whole])
        expect(mergeRanges(parts.map(({ part }) => part))).toEqual(mergeRanges([whole]))
        for (const { day, part } of parts) {
          expect([toJstDay(part.from), toJstDay(part.until - 1)]).toEqual([day, day])
        }
      }),
    )
  })
})

const range = fc
  .tuple(fc.nat(200), fc.nat(40))
  .map(([from, length]): SecondsRange => ({ from, until: from + length }))
const ranges = fc.array(range, { maxLength: 12 })
const secondsOf = (list: readonly SecondsRange[]) =>
  list.flatMap(({ from, until }) => Array.from({ length: until - from }, (_, index) => from + index))

describe('mergeRanges', () => {
  it('returns the same seconds once, in sorted ranges that do not touch', () => {
    fc.assert(
      fc.property(ranges, (list) => {
        const joined = mergeRanges(list)
        expect(secondsOf(joined)).toEqual([...new Set(secondsOf(list))].sort((a, b) => a - b))
        for (const [index, { from }] of joined.entries()) {
          expect(from).toBeGreaterThan(joined[index - 1]?.until ?? -1)
        }
      }),
    )
  })
})

describe('insertRangeInPlace', () => {
  it('returns the same as mergeRanges', () => {
    fc.assert(
      fc.property(ranges, range, (list, added) => {
        fc.pre(added.from < added.until)
        const sorted = mergeRanges(list)
        insertRangeInPlace(sorted, added)
        expect(sorted).toEqual(mergeRanges([...list, added]))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('findEarliestFreeSeconds', () => {
  it('takes the earliest free seconds of the window, at most as many as are free', () => {
    fc.assert(
      fc.property(range, ranges, fc.nat(60), (within, list, seconds) => {
        const occupied = mergeRanges(list)
        const busy = new Set(secondsOf(occupied))
        const free = secondsOf([within]).filter((second) => !busy.has(second))
        const taken = findEarliestFreeSeconds(within, occupied, seconds)
        expect(secondsOf(taken)).toEqual(free.slice(0, seconds))
        expect(sumRangeSeconds(taken)).toBe(Math.min(seconds, free.length))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('findLatestFreeSeconds', () => {
  it('takes the latest free seconds of the window, at most as many as are free', () => {
    fc.assert(
      fc.property(range, ranges, fc.nat(60), (within, list, seconds) => {
        const occupied = mergeRanges(list)
        const busy = new Set(secondsOf(occupied))
        const free = secondsOf([within]).filter((second) => !busy.has(second))
        const taken = findLatestFreeSeconds(within, occupied, seconds)
        expect(secondsOf(taken)).toEqual(free.slice(Math.max(0, free.length - seconds)))
      }),
      { numRuns: 2000 },
    )
  })
})
