import { describe, expect, it } from 'vitest'
import { formatJstMoment, toJstMonday } from './jst.ts'

describe('dates in Japan', () => {
  it('formatJstMoment formats a moment in Japanese and English', () => {
    const moment = new Date('2026-12-31T15:05:00Z')
    expect(formatJstMoment(moment, 'ja')).toBe('2027年1月1日 0:05')
    expect(formatJstMoment(moment, 'en')).toBe('1 January 2027 at 00:05')
  })

  it.each([
    ['2026-11-22T14:59:59Z', '2026-11-16'],
    ['2026-11-22T15:00:00Z', '2026-11-23'],
    ['2026-11-25T00:00:00Z', '2026-11-23'],
    ['2026-12-31T20:00:00Z', '2026-12-28'],
  ])('toJstMonday: the week of %s begins on %s', (moment, monday) => {
    expect(toJstMonday(new Date(moment))).toBe(monday)
  })
})
