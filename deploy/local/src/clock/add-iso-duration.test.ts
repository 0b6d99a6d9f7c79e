import { describe, expect, it } from 'vitest'
import { addIsoDuration } from './add-iso-duration.ts'

const from = (at: string, duration: string) => addIsoDuration(new Date(at), duration)?.toISOString() ?? null

describe('addIsoDuration', () => {
  it.each([
    ['2026-11-21T03:00:00.000Z', 'P1M', '2026-12-21T03:00:00.000Z'],
    ['2026-11-21T03:00:00.000Z', 'P8D', '2026-11-29T03:00:00.000Z'],
    ['2026-11-21T03:00:00.000Z', 'P2W', '2026-12-05T03:00:00.000Z'],
    ['2026-11-21T03:00:00.000Z', 'PT1H30M5S', '2026-11-21T04:30:05.000Z'],
    ['2028-01-31T03:00:00.000Z', 'P1M', '2028-02-29T03:00:00.000Z'],
    ['2028-02-29T03:00:00.000Z', 'P1Y', '2029-02-28T03:00:00.000Z'],
    // 31 January in Japan is still the 30th elsewhere.
    ['2026-01-30T15:30:00.000Z', 'P1M', '2026-02-27T15:30:00.000Z'],
    ['2026-11-30T03:00:00.000Z', 'P1MT1S', '2026-12-30T03:00:01.000Z'],
  ])('adds %s to %s and returns %s', (at, duration, later) => {
    expect(from(at, duration)).toBe(later)
  })

  it.each(['', 'P', 'PT', 'P1', '1M', 'P-1D', 'P1H', 'P1.5D', 'P999999Y', 'P99999999999M'])(
    'rejects %j as a duration',
    (duration) => {
      expect(from('2026-11-21T03:00:00.000Z', duration)).toBeNull()
    },
  )
})
