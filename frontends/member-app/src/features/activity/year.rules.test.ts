import { describe, expect, it } from 'vitest'
import { buildYearCalendar, sumEvenings, toFigureScale } from './year.rules.ts'

const evening = (day: string, seconds = 600) => ({ day, seconds, soundId: null, frequencies: [40, 210] })

describe('the calendar of a year', () => {
  it('lists the months that have begun, newest first, with weeks starting on Monday', () => {
    const months = buildYearCalendar(2026, [evening('2026-02-03')], '2026-03-01')
    expect(months.map(({ month }) => month)).toEqual([3, 2, 1])
    // The first of January 2026 was a Thursday, of February and March a Sunday.
    expect(months.map(({ blanks }) => blanks)).toEqual([6, 6, 3])
    expect(months[1]?.days).toHaveLength(28)
    expect(months[1]?.days[2]).toEqual({ ...evening('2026-02-03'), date: 3 })
    expect(months[1]?.days[3]?.seconds).toBe(0)
  })

  it('handles leap years and past years', () => {
    const months = buildYearCalendar(2024, [], '2026-03-01')
    expect(months).toHaveLength(12)
    expect(months.find(({ month }) => month === 2)?.days).toHaveLength(29)
  })

  it.each([
    [0, 0],
    [900, 0.725],
    [3600, 1],
    [36_000, 1],
  ])('draws %i seconds as a figure of size %d', (seconds, size) =>
    expect(toFigureScale(seconds)).toBeCloseTo(size),
  )

  it('sums evenings and seconds', () => {
    expect(sumEvenings([evening('2026-01-01', 90), evening('2026-01-02', 90)])).toEqual({
      evenings: 2,
      seconds: 180,
    })
  })
})
