import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatJapan, parseJapan } from './date-time.ts'

describe.each(['America/New_York', 'Asia/Tokyo', 'UTC'])('a filter on a device in %s', (zone) => {
  afterEach(() => vi.unstubAllEnvs())

  it('is asked for and shown in Japanese time', () => {
    vi.stubEnv('TZ', zone)
    expect(parseJapan('2026-11-21T08:30')).toBe('2026-11-20T23:30:00.000Z')
    expect(formatJapan('2026-11-20T23:30:00.000Z')).toBe('2026-11-21T08:30')
    expect(formatJapan(formatJapan('2026-11-20T23:30:00.000Z'))).toBe('2026-11-21T08:30')
  })

  it('may be empty', () => {
    expect([parseJapan(''), formatJapan(''), formatJapan(null), formatJapan()]).toEqual([
      undefined,
      '',
      '',
      '',
    ])
  })
})
