import { describe, expect, it } from 'vitest'
import { formatJapanDateTime, formatPlayingTime } from './japan-time.ts'

describe('formatJapanDateTime', () => {
  it('is UTC+9 whatever the zone of the device', () => {
    const zone = process.env.TZ
    try {
      for (const TZ of ['UTC', 'America/Los_Angeles', 'Asia/Tokyo']) {
        process.env.TZ = TZ
        expect(formatJapanDateTime(Date.UTC(2026, 10, 20, 15, 4, 5))).toBe('2026-11-21 00:04:05')
      }
    } finally {
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    }
  })

  it('cuts fractions instead of rounding into the next second', () => {
    expect(formatJapanDateTime(Date.UTC(2026, 11, 31, 14, 59, 59, 999))).toBe('2026-12-31 23:59:59')
  })
})

describe('formatPlayingTime', () => {
  it.each([
    [0, '00:00:00'],
    [7.9, '00:00:07'],
    [3_600, '01:00:00'],
    [86_399, '23:59:59'],
    [-1, '00:00:00'],
  ])('%d s is %s', (seconds, text) => {
    expect(formatPlayingTime(seconds)).toBe(text)
  })
})
