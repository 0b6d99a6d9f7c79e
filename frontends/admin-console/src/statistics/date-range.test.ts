import { describe, expect, it } from 'vitest'
import { getLastDaysRange, isValidRange } from './date-range.ts'

describe('date ranges of statistics', () => {
  it('returns a range of the requested number of days that ends today', () => {
    expect(getLastDaysRange(28, '2026-03-01')).toEqual({ from: '2026-02-02', to: '2026-03-01' })
    expect(getLastDaysRange(1, '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-01' })
  })

  it.each([
    ['2026-11-21', '2026-11-21', true],
    ['2025-11-21', '2026-11-21', true],
    ['2025-11-20', '2026-11-21', false],
    ['2026-11-22', '2026-11-21', false],
    ['', '2026-11-21', false],
    ['2026-11-21', 'x', false],
  ])('tells whether the service accepts the range from %s to %s: %s', (from, to, expected) => {
    expect(isValidRange({ from, to })).toBe(expected)
  })
})
