import { afterEach, expect, it, vi } from 'vitest'
import { getLastMonth, getThisMonth } from './get-last-month.ts'

afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['2026-03-31T14:59:00Z', { from: '2026-02-01', until: '2026-02-28' }],
  // In Japan it is April already.
  ['2026-03-31T15:00:00Z', { from: '2026-03-01', until: '2026-03-31' }],
  ['2028-03-10T00:00:00Z', { from: '2028-02-01', until: '2028-02-29' }],
  ['2027-01-15T00:00:00Z', { from: '2026-12-01', until: '2026-12-31' }],
])('takes at %s the days %o as the last month', (now, period) => {
  vi.useFakeTimers({ now: new Date(now) })
  expect(getLastMonth()).toEqual(period)
})

it('takes the days until today as this month', () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T15:30:00Z') })
  expect(getThisMonth()).toEqual({ from: '2026-12-01', until: '2026-12-01' })
})
