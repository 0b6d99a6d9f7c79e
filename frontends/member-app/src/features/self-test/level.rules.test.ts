import { describe, expect, it } from 'vitest'
import { findLongestSilenceMs, findPeakAmplitude, formatDecibels, SILENCE_AMPLITUDE } from './level.rules.ts'

const SAMPLE_RATE = 48_000

/** Loud throughout, but for a stretch. */
function createSamplesWithGap(gapSamples: number, level = 0): Float32Array {
  return new Float32Array(4800).fill(0.5).fill(level, 1000, 1000 + gapSamples)
}

describe('the measured level', () => {
  it('is the highest sample of either sign, in whole dBFS', () => {
    expect(findPeakAmplitude(new Float32Array([0.1, -0.5, 0.25]))).toBe(0.5)
    expect(formatDecibels(0.5)).toBe('−6')
    expect(formatDecibels(1)).toBe('0')
  })
})

describe('the measured silence', () => {
  it.each([
    [0, 0],
    [480, 10],
    [1440, 30],
  ])('of %i samples is measured as %i ms', (samples, ms) => {
    expect(findLongestSilenceMs(createSamplesWithGap(samples), SAMPLE_RATE)).toBe(ms)
  })

  it('counts samples below −50 dBFS, and none that are louder', () => {
    expect(findLongestSilenceMs(createSamplesWithGap(480, SILENCE_AMPLITUDE * 0.9), SAMPLE_RATE)).toBe(10)
    expect(findLongestSilenceMs(createSamplesWithGap(480, -SILENCE_AMPLITUDE * 1.1), SAMPLE_RATE)).toBe(0)
  })

  it('is the longest silence and not the sum of all', () => {
    const samples = createSamplesWithGap(480).fill(0, 3000, 3960)
    expect(findLongestSilenceMs(samples, SAMPLE_RATE)).toBe(20)
  })
})
