import { describe, expect, it } from 'vitest'
import { createVibrationPattern, getVibrationPatternMs, MAX_VIBRATION_PATTERN_MS } from './vibration.rules.ts'

describe('createVibrationPattern', () => {
  it.each([24, 40, 63])(
    'at %i Hz every beat is a whole number of its periods and fills the pattern',
    (hertz) => {
      const pattern = createVibrationPattern(hertz, 0.5)
      const [on = 0, off = 0] = pattern
      expect(Math.abs(on + off - 32_000 / hertz)).toBeLessThanOrEqual(0.5)
      expect(getVibrationPatternMs(pattern)).toBe((on + off) * (pattern.length / 2))
      expect(getVibrationPatternMs(pattern)).toBeLessThanOrEqual(MAX_VIBRATION_PATTERN_MS)
      expect(getVibrationPatternMs(pattern)).toBeGreaterThan(MAX_VIBRATION_PATTERN_MS - (on + off))
    },
  )

  it.each([
    [64, 32],
    [64.1, 64],
    [112, 64],
    [440, 256],
  ])('at %d Hz a beat of %i periods is no shorter than half a second', (hertz, periods) => {
    const [on = 0, off = 0] = createVibrationPattern(hertz, 0.5)
    expect(on + off).toBe(Math.round((1000 / hertz) * periods))
    expect(on + off).toBeGreaterThanOrEqual(499)
  })

  it('gives a sound without a carrier the beat of its tone lowered by octaves', () => {
    for (const hertz of [130, 440, 987.8]) {
      const carrier = hertz / 2 ** Math.ceil(Math.log2(hertz / 120))
      expect(createVibrationPattern(hertz, 0.5)).toEqual(createVibrationPattern(carrier, 0.5))
    }
  })

  it('makes the pulses longer where the sound is louder, and always leaves a pause between them', () => {
    const on = (level: number | null) => createVibrationPattern(40, level)[0] as number
    expect([on(0), on(0.5), on(1)]).toEqual([120, 260, 400])
    expect(on(null)).toBe(on(0.5))
    for (const each of createVibrationPattern(40, 1)) expect(each).toBeGreaterThan(0)
  })
})
