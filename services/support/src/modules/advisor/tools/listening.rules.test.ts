import { describe, expect, it } from 'vitest'
import { listWeekDays, summarizeListening, toPeriodDays } from './listening.rules.ts'

describe('toPeriodDays', () => {
  it.each([
    ['today', '2026-11-29', '2026-11-29', '2026-11-28'],
    ['week', '2026-11-23', '2026-11-29', '2026-11-16'],
    ['last-week', '2026-11-16', '2026-11-22', '2026-11-09'],
    ['month', '2026-11-01', '2026-11-30', '2026-10-01'],
    ['last-month', '2026-10-01', '2026-10-31', '2026-09-01'],
    ['year', '2026-01-01', '2026-12-31', '2025-01-01'],
  ] as const)('returns the days of %s', (period, first, last, before) => {
    const days = toPeriodDays(period, '2026-11-29')
    expect([days.first, days.last, days.before.first]).toEqual([first, last, before])
  })

  it('returns the days before the year began for January and its first week', () => {
    expect(toPeriodDays('month', '2027-01-01').before).toEqual({ first: '2026-12-01', last: '2026-12-31' })
    expect(toPeriodDays('week', '2027-01-01').first).toBe('2026-12-28')
  })
})

it('sums up the days of a period and finds its longest day', () => {
  const listened = [
    { day: '2026-11-22', seconds: 9000 },
    { day: '2026-11-23', seconds: 60 },
    { day: '2026-11-25', seconds: 600 },
  ]
  const week = { first: '2026-11-23', last: '2026-11-29' }
  expect(summarizeListening(listened, week)).toMatchObject({
    seconds: 660,
    days: 2,
    longest: { day: '2026-11-25' },
  })
  expect(listWeekDays(listened, '2026-11-23').map(({ seconds }) => seconds)).toEqual([60, 0, 600, 0, 0, 0, 0])
})
