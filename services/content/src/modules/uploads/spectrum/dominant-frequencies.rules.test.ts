import { describe, expect, it } from 'vitest'
import { findDominantFrequencies } from './dominant-frequencies.rules.ts'

const BIN_HZ = 2

/** Returns a spectrum from 0 to 1,100 Hz with peaks of these powers above a floor, as wide as a Hann window makes them. */
function spectrum(peaks: Record<number, number>, floor = (_hz: number) => 1e-6): Float64Array {
  const power = Float64Array.from({ length: 551 }, (_, bin) => floor(bin * BIN_HZ))
  for (const [hz, top] of Object.entries(peaks))
    for (const [offset, share] of [1, 0.25, 0.001].entries())
      for (const bin of [Number(hz) / BIN_HZ - offset, Number(hz) / BIN_HZ + offset])
        power[bin] = Math.max(power[bin] ?? 0, top * share)
  return power
}

const of = (peaks: Record<number, number>, floor?: (hz: number) => number) =>
  findDominantFrequencies(spectrum(peaks, floor), BIN_HZ)

describe('findDominantFrequencies', () => {
  it('returns the strongest peak up to 120 Hz first, then the strongest above it', () => {
    expect(of({ 30: 0.001, 60: 0.01, 100: 0.002, 300: 0.5, 400: 0.1 })).toEqual([60, 300, 400])
    expect(of({ 60: 0.01, 30: 0.009, 90: 0.0004 })).toEqual([60, 90])
  })

  it('returns the three strongest peaks of a sound without a carrier', () => {
    expect(of({ 220: 0.1, 440: 0.2, 660: 0.05, 880: 0.01 })).toEqual([220, 440, 660])
  })

  it('treats adjacent peaks as one', () => {
    expect(of({ 40: 0.5, 48: 0.4, 440: 0.1, 470: 0.09, 300: 0.01 })).toEqual([40, 48, 440])
    expect(of({ 40: 0.5, 46: 0.4, 440: 0.1, 470: 0.09, 300: 0.01 })).toEqual([40, 300, 440])
  })

  it('interpolates a frequency between two bins by their levels', () => {
    const power = spectrum({ 50: 0.1 })
    power[26] = 0.06
    const [hz = 0] = findDominantFrequencies(power, BIN_HZ)
    expect(hz).toBeGreaterThan(50.4)
    expect(hz).toBeLessThan(51)
  })

  it('ignores weak peaks, slopes, faint tones and frequencies outside the band', () => {
    expect(of({ 50: 1.2e-5 })).toEqual([])
    expect(of({ 50: 2e-5 })).toEqual([50])
    expect(of({}, (hz) => 1 / (10 + hz) ** 4)).toEqual([])
    expect(of({ 50: 1e-7 }, () => 1e-12)).toEqual([])
    expect(of({ 50: 0.5, 100: 1e-5 }, () => 1e-9)).toEqual([50])
    expect(of({ 10: 0.5, 1020: 0.5 })).toEqual([])
    expect(of({}, () => 0)).toEqual([])
  })
})
