import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatDateTime, formatDay, formatJapaneseTime, formatMonth, parseJapaneseTime } from './date-time.ts'

describe.each(['America/New_York', 'Asia/Tokyo', 'UTC'])('a filter on a device in %s', (zone) => {
  afterEach(() => vi.unstubAllEnvs())

  it('is asked for and shown in Japanese time', () => {
    vi.stubEnv('TZ', zone)
    expect(parseJapaneseTime('2026-11-21T08:30')).toBe('2026-11-20T23:30:00.000Z')
    expect(formatJapaneseTime('2026-11-20T23:30:00.000Z')).toBe('2026-11-21T08:30')
    expect(formatJapaneseTime(formatJapaneseTime('2026-11-20T23:30:00.000Z'))).toBe('2026-11-21T08:30')
  })

  it('may be empty', () => {
    expect([
      parseJapaneseTime(''),
      formatJapaneseTime(''),
      formatJapaneseTime(null),
      formatJapaneseTime(),
    ]).toEqual([undefined, '', '', ''])
  })
})

describe('a text that is no date', () => {
  const texts = ['2016-12-31T23:59:60Z', '2026-11-21T12:00:00+09', 'soon']

  it.each(texts)('%s is shown as it is, and never throws', (text) => {
    for (const format of [formatDateTime, formatDay, formatMonth]) expect(format(text, 'ja')).toBe(text)
  })

  it.each(texts)('%s leaves an input for dates empty, and is not sent', (text) => {
    expect([formatJapaneseTime(text), parseJapaneseTime(text)]).toEqual(['', undefined])
  })
})
