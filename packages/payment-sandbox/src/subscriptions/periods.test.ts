import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextBound, periodBound } from './periods.ts'

const at = (iso: string) => Date.parse(iso) / 1000
const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)
const monthly = { interval: 'month', interval_count: 1 } as const

describe('periodBound', () => {
  it('counts months from the anchor, so a short month shortens only itself', () => {
    const bounds = [1, 2, 3, 13].map((index) => day(periodBound(at('2027-01-31T03:00:00Z'), monthly, index)))
    expect(bounds).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2028-02-29'])
  })

  it('knows leap days, weeks and several intervals', () => {
    const leap = at('2028-02-29T00:00:00Z')
    expect(day(periodBound(leap, { interval: 'year', interval_count: 1 }, 1))).toBe('2029-02-28')
    expect(day(periodBound(leap, { interval: 'year', interval_count: 1 }, 4))).toBe('2032-02-29')
    expect(day(periodBound(leap, { interval: 'week', interval_count: 2 }, 1))).toBe('2028-03-14')
    expect(day(periodBound(leap, { interval: 'day', interval_count: 1 }, 1))).toBe('2028-03-01')
  })

  it('periods follow each other without a gap, and the next bound is always later', () => {
    const anchor = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') })
    fc.assert(
      fc.property(anchor, fc.integer({ min: 0, max: 60 }), (from, index) => {
        const [here, next] = [periodBound(from, monthly, index), periodBound(from, monthly, index + 1)]
        expect(next).toBeGreaterThan(here)
        expect(nextBound(from, monthly, here)).toBe(next)
        expect(nextBound(from, monthly, next - 1)).toBe(next)
      }),
    )
  })
})
