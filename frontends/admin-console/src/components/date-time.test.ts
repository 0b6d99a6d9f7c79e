import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  formatDateTime,
  formatDay,
  formatJstDateTimeInput,
  formatMonth,
  formatMonthAndDay,
  parseJstDateTimeInput,
} from './date-time.ts'

describe('formatMonthAndDay', () => {
  it.each([
    ['ja', '11/3'],
    ['en', '3 Nov'],
  ])('formats a day in %s as %s', (locale, text) => {
    expect(formatMonthAndDay('2026-11-03', locale)).toBe(text)
  })
})

describe.each(['America/New_York', 'Asia/Tokyo', 'UTC'])(
  'a date filter on a device in the time zone %s',
  (zone) => {
    afterEach(() => vi.unstubAllEnvs())

    it('sends and displays Japanese time', () => {
      vi.stubEnv('TZ', zone)
      expect(parseJstDateTimeInput('2026-11-21T08:30')).toBe('2026-11-20T23:30:00.000Z')
      expect(formatJstDateTimeInput('2026-11-20T23:30:00.000Z')).toBe('2026-11-21T08:30')
      expect(formatJstDateTimeInput(formatJstDateTimeInput('2026-11-20T23:30:00.000Z'))).toBe(
        '2026-11-21T08:30',
      )
    })

    it('sends nothing for an empty input, and displays nothing for a missing time', () => {
      expect([
        parseJstDateTimeInput(''),
        formatJstDateTimeInput(''),
        formatJstDateTimeInput(null),
        formatJstDateTimeInput(),
      ]).toEqual([undefined, '', '', ''])
    })
  },
)

describe('a text that is no date', () => {
  const texts = ['2016-12-31T23:59:60Z', '2026-11-21T12:00:00+09', 'soon']

  it.each(texts)('formats %s as it is, without throwing', (text) => {
    for (const format of [formatDateTime, formatDay, formatMonth, formatMonthAndDay])
      expect(format(text, 'ja')).toBe(text)
  })

  it.each(texts)('leaves a date input empty for %s, and does not send it', (text) => {
    expect([formatJstDateTimeInput(text), parseJstDateTimeInput(text)]).toEqual(['', undefined])
  })
})
