import { describe, expect, it } from 'vitest'
import { patternSeconds, vibrationPattern } from './vibration.rules.ts'

const sum = (pattern: readonly number[]) => pattern.reduce((total, each) => total + each, 0)

describe('the rhythm of the carrier', () => {
  it.each([24, 40, 63])(
    'at %i Hz every beat is a whole number of its periods and fills the pattern',
    (hertz) => {
      const pattern = vibrationPattern(hertz, 0.5)
      const [on = 0, off = 0] = pattern
      expect(Math.abs(on + off - 32_000 / hertz)).toBeLessThanOrEqual(0.5)
      expect(sum(pattern)).toBeLessThanOrEqual(patternSeconds * 1000)
      expect(sum(pattern)).toBeGreaterThan(patternSeconds * 1000 - (on + off))
    },
  )

  it.each([
    [64, 32],
    [64.1, 64],
    [112, 64],
    [440, 256],
  ])('at %d Hz a beat of %i periods is no shorter than half a second', (hertz, periods) => {
    const [on = 0, off = 0] = vibrationPattern(hertz, 0.5)
    expect(on + off).toBe(Math.round((1000 / hertz) * periods))
    expect(on + off).toBeGreaterThanOrEqual(499)
  })

  it('is longer where the sound is louder, and never without a pause', () => {
    const on = (level: number | null) => vibrationPattern(40, level)[0] as number
    expect([on(0), on(0.5), on(1)]).toEqual([120, 260, 400])
    expect(on(null)).toBe(on(0.5))
    for (const each of vibrationPattern(40, 1)) expect(each).toBeGreaterThan(0)
  })
})
