import { describe, expect, it } from 'vitest'
import { createLoudnessMeter } from './loudness-meter.ts'
import { createPeakMeter } from './peak-meter.ts'

function sine({
  dbfs,
  seconds,
  sampleRate,
  hz,
}: {
  hz: number
  dbfs: number
  seconds: number
  sampleRate: number
}): Float32Array {
  const amplitude = 10 ** (dbfs / 20)
  return Float32Array.from(
    { length: seconds * sampleRate },
    (_, at) => amplitude * Math.sin((2 * Math.PI * hz * at) / sampleRate),
  )
}

function loudness(
  sampleRate: number,
  parts: Float32Array[],
  channels = 2,
  pieceSamples = 1234,
): number | null {
  const meter = createLoudnessMeter(sampleRate, channels)
  for (const part of parts)
    for (let at = 0; at < part.length; at += pieceSamples)
      meter.add(new Array<Float32Array>(channels).fill(part.subarray(at, at + pieceSamples)))
  return meter.lufs()
}

/** These are the cases of EBU Tech 3341, table 1, that concern integrated loudness of stereo, with a tolerance of ±0.1 LU. */
describe('integrated loudness', () => {
  const tone = (dbfs: number, seconds: number, sampleRate = 48_000) =>
    sine({ hz: 1000, dbfs, seconds, sampleRate })

  it.each([
    ['case 1', [tone(-23, 20)], -23],
    ['case 2', [tone(-33, 20)], -33],
    ['case 3', [tone(-36, 10), tone(-23, 60), tone(-36, 10)], -23],
    ['case 4', [tone(-72, 10), tone(-36, 10), tone(-23, 60), tone(-36, 10), tone(-72, 10)], -23],
    ['case 5', [tone(-26, 20), tone(-20, 20.1), tone(-26, 20)], -23],
  ])('conforms to EBU Tech 3341, %s', (_name, parts, expected) => {
    expect(Math.abs((loudness(48_000, parts) ?? 0) - expected)).toBeLessThanOrEqual(0.1)
  })

  it.each([44_100, 32_000, 24_000])('returns the same value at %i Hz', (sampleRate) => {
    expect(loudness(sampleRate, [tone(-23, 20, sampleRate)])).toBeCloseTo(-23, 0)
  })

  it('one channel has half the power of two', () => {
    expect(loudness(48_000, [tone(-20, 10)], 1)).toBeCloseTo(-23, 1)
  })

  it('weights 30 Hz lower than speech, as human hearing does', () => {
    const deep = sine({ hz: 30, dbfs: -23, seconds: 20, sampleRate: 48_000 })
    expect(loudness(48_000, [deep])).toBeLessThan(-27)
  })

  it('returns null for silence and for less than 400 ms', () => {
    expect(loudness(48_000, [new Float32Array(480_000)])).toBeNull()
    expect(loudness(48_000, [tone(-10, 0.3)])).toBeNull()
  })
})

describe('peaks', () => {
  it('returns 240 bars from 0 to 100 that follow the sound, whatever the size of the blocks', () => {
    const ramp = Float32Array.from({ length: 24_000 }, (_, at) => (at % 2 ? -1 : 1) * (at / 24_000) * 0.5)
    for (const piece of [1, 77, 24_000]) {
      const meter = createPeakMeter(24_000)
      for (let at = 0; at < ramp.length; at += piece) meter.add([ramp.subarray(at, at + piece)])
      const peaks = meter.peaks()
      expect(peaks).toHaveLength(240)
      expect([peaks[0], peaks[119], peaks[239]]).toEqual([0, 50, 100])
      expect(peaks).toEqual([...peaks].sort((a, b) => a - b))
    }
  })

  it('returns flat bars for silence, and adds samples beyond the announced length to the last bar', () => {
    const meter = createPeakMeter(10)
    meter.add([new Float32Array(100)])
    expect(meter.peaks()).toEqual(new Array(240).fill(0))
    meter.add([Float32Array.of(0.2)])
    expect(meter.peaks().at(-1)).toBe(100)
  })
})
