import { describe, expect, it } from 'vitest'
import { createFrequencyMeter } from './frequency-meter.ts'

const SAMPLE_RATE = 44_100

const TURN = 2 * Math.PI

interface Recording {
  seconds: number
  sampleRate?: number
  pieceSamples?: number
}

/** Measures channels that are given as functions of the second. */
function measure(
  channels: ((second: number) => number)[],
  { seconds, sampleRate = SAMPLE_RATE, pieceSamples = 30_011 }: Recording,
): number[] {
  const length = Math.round(seconds * sampleRate)
  const data = channels.map((level) => Float32Array.from({ length }, (_, at) => level(at / sampleRate)))
  const meter = createFrequencyMeter(sampleRate, channels.length, length)
  for (let at = 0; at < length; at += pieceSamples)
    meter.add(data.map((samples) => samples.subarray(at, at + pieceSamples)))
  return meter.frequencies()
}

const sine = (hz: number, amplitude: number) => (second: number) => amplitude * Math.sin(TURN * hz * second)
/** Generates the same noise in every run by a linear congruential generator. */
const noise = (seed: number, amplitude: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return amplitude * (state / 2 ** 31 - 1)
  }
}
const sum =
  (...parts: ((second: number) => number)[]) =>
  (second: number) =>
    parts.reduce((total, part) => total + part(second), 0)

function expectNear(found: readonly number[], expected: readonly number[], within: number): void {
  expect(found).toHaveLength(expected.length)
  expected.forEach((hz, at) => void expect(Math.abs((found[at] ?? 0) - hz)).toBeLessThanOrEqual(within))
}

describe('createFrequencyMeter', () => {
  it.each([44_100, 48_000, 24_000, 11_025, 8000])(
    'finds two tones in noise within half a hertz at %i samples per second',
    (sampleRate) => {
      const level = sum(sine(43.2, 0.1), sine(311.7, 0.05), noise(7, 0.1))
      expectNear(measure([level], { seconds: 8, sampleRate }), [43.2, 311.7], 0.5)
    },
  )

  it('finds a carrier that fades and drifts, and its partials', () => {
    let [phase, before] = [0, 0]
    const carrier = (second: number) => {
      phase += TURN * 62 * (1 + 0.014 * Math.sin(second * 1.3)) * (second - before)
      before = second
      return (
        Math.exp(-second / 12) * (Math.sin(phase) + 0.2 * Math.sin(2 * phase) + 0.1 * Math.sin(3 * phase))
      )
    }
    const found = measure([carrier], { seconds: 30 })
    expectNear(
      found.map((hz, at) => hz / (at + 1)),
      [62, 62, 62],
      0.62,
    )
  })

  it('returns the three strongest tones of a sound with more, lowest first', () => {
    const level = sum(sine(900, 0.1), sine(55, 0.3), sine(440, 0.2), sine(660, 0.05), sine(70, 0.02))
    expectNear(measure([level], { seconds: 4 }), [55, 440, 900], 0.2)
  })

  it('returns the same whatever the size of the blocks, and when the channels cancel each other out', () => {
    const level = sum(sine(38, 0.3), sine(200, 0.1))
    const found = measure([level, (second) => -level(second)], { seconds: 3 })
    expectNear(found, [38, 200], 0.2)
    for (const pieceSamples of [1152, 44_100 * 3])
      expect(measure([level, (second) => -level(second)], { seconds: 3, pieceSamples })).toEqual(found)
  })

  it.each([
    [600, 2],
    [600, 5],
    [300, 2.5],
    [120, 2],
  ])(
    'in %i seconds, finds a tone that sounds late in each cycle of %d seconds, however cycles and segments align',
    (seconds, cycle) => {
      const bass = (second: number) => (second % cycle > 0.6 * cycle ? sine(45, 0.5)(second) : 0)
      const found = measure([sum(bass, sine(440, 0.02))], { seconds, sampleRate: 8000 })
      expectNear(found, [45, 440], 0.5)
    },
  )

  it.each([44_100, 48_000, 11_025])(
    'includes the edges of the bands at %i samples per second',
    (sampleRate) => {
      for (const hz of [20, 120, 1000])
        expect(measure([sine(hz, 0.3)], { seconds: 3, sampleRate })).toEqual([hz])
      for (const hz of [19.8, 1000.2])
        expect(measure([sine(hz, 0.3)], { seconds: 3, sampleRate })).toEqual([])
      // 120 Hz is a carrier, so the peak below it is not returned.
      const found = measure([sum(sine(120, 0.3), sine(60, 0.1), sine(300, 0.05))], { seconds: 3, sampleRate })
      expect(found).toEqual([120, 300])
    },
  )

  it('returns nothing for silence, noise and tones above a kilohertz', () => {
    expect(measure([() => 0, () => 0], { seconds: 3 })).toEqual([])
    for (const seconds of [1, 3, 20]) expect(measure([noise(seconds, 0.5)], { seconds })).toEqual([])
    let level = 0
    const deep = noise(11, 0.02)
    const brown = () => {
      level = 0.998 * level + deep()
      return level
    }
    expect(measure([brown], { seconds: 20 })).toEqual([])
    expect(measure([sine(1500, 0.9)], { seconds: 2 })).toEqual([])
    expect(measure([sine(3500, 0.9)], { seconds: 2 })).toEqual([])
  })

  it('measures a long sound without holding it in memory', () => {
    const minute = Float32Array.from({ length: 60 * SAMPLE_RATE }, (_, at) => sine(40, 0.5)(at / SAMPLE_RATE))
    const minutes = 20
    const before = process.memoryUsage().arrayBuffers
    const meter = createFrequencyMeter(SAMPLE_RATE, 1, minutes * minute.length)
    for (let count = 0; count < minutes; count++) meter.add([minute])
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(minute.byteLength / 2)
    expectNear(meter.frequencies(), [40], 0.1)
  })
})
