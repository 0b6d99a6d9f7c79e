import { chooseCount, limitCases } from '@hibiki/test-harness/proofs'
import { describe, expect, it } from 'vitest'
import { demoSounds, smallDemoSounds } from '../catalogue/index.ts'
import { fft } from './fft.ts'
import { computeRms, PEAK_LIMIT, toDbfs } from './loudness.ts'
import type { Piece } from './piece.ts'
import { renderPiece } from './render-piece.ts'
import { measureRepetition } from './repetition.ts'
import { SAMPLE_RATE_HZ } from './tone.ts'

/** Within half a minute a melody of few notes resembles itself by chance; a repeated clip is above 0.9. */
const LIMIT = 0.65
const SECONDS = chooseCount({ test: 30, prove: 60 })

/** Contains one piece of every kind, and those with the steadiest parts. */
const pieces = demoSounds
  .filter(
    ({ details }, index) => demoSounds.findIndex((sound) => sound.details.kind === details.kind) === index,
  )
  .map(({ piece }) => [piece.seed, piece] as const)

function peak(samples: Float32Array): number {
  return samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)
}

/** A quarter of a second to either side of a sample, of the loop. */
function around(samples: Float32Array, middle: number): Float32Array {
  const half = Math.round(0.25 * SAMPLE_RATE_HZ)
  return Float32Array.from(
    { length: 2 * half },
    (_, at) => samples[(middle - half + at + samples.length) % samples.length] ?? 0,
  )
}

/** The step from the last sample to the first, compared with the largest within a quarter of a second. */
function jumpAtSeam(samples: Float32Array): number {
  const near = around(samples, 0)
  let largest = 0
  for (let at = 1; at < near.length; at++)
    if (at !== near.length / 2) largest = Math.max(largest, Math.abs((near[at] ?? 0) - (near[at - 1] ?? 0)))
  return Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0)) / largest
}

/** Loudness of what a phone speaker can play: two high-pass filters in a row at 250 Hz. */
function rmsAbove250Hz(samples: Float32Array): number {
  const decay = 1 / (1 + (2 * Math.PI * 250) / SAMPLE_RATE_HZ)
  let out = samples
  for (let pass = 0; pass < 2; pass++) {
    const input = out
    let before = 0
    let level = 0
    out = input.map((sample) => {
      level = decay * (level + sample - before)
      before = sample
      return level
    })
  }
  return computeRms(out)
}

describe.each(limitCases(pieces, 2))('%s', (_seed, piece) => {
  const { left, right } = renderPiece(piece, 30)

  it('is as loud as the others, also on a phone speaker', () => {
    for (const samples of [left, right]) {
      expect(toDbfs(computeRms(samples))).toBeGreaterThan(-19)
      expect(toDbfs(computeRms(samples))).toBeLessThan(-15.5)
      expect(toDbfs(rmsAbove250Hz(samples))).toBeGreaterThan(-34)
    }
  })

  it('vibrates most at its carrier frequency', () => {
    const size = 2 ** 19
    const re = Float64Array.from(left.subarray(SAMPLE_RATE_HZ, SAMPLE_RATE_HZ + size))
    const im = new Float64Array(size)
    fft(re, im)
    const hzOf = (bin: number) => (bin * SAMPLE_RATE_HZ) / size
    let strongest = 0
    for (let bin = 0; hzOf(bin) < 1000; bin++)
      if (Math.hypot(re[bin] ?? 0, im[bin] ?? 0) > Math.hypot(re[strongest] ?? 0, im[strongest] ?? 0))
        strongest = bin
    expect(Math.abs(hzOf(strongest) - piece.carrier.hz)).toBeLessThan(1.5)
  })

  it('never clips', () => {
    expect(left.every(Number.isFinite)).toBe(true)
    expect(Math.max(peak(left), peak(right))).toBeLessThanOrEqual(PEAK_LIMIT)
  })

  it('is stereo', () => {
    const difference = left.map((sample, at) => sample - (right[at] ?? 0))
    expect(computeRms(difference) / computeRms(left)).toBeGreaterThan(0.1)
  })

  it('joins its end to its start without a jump, a pause or a change of loudness', () => {
    for (const samples of [left, right]) {
      const inside = Array.from({ length: 60 }, (_, index) =>
        computeRms(around(samples, Math.round(((index + 1) * samples.length) / 62))),
      )
      expect(computeRms(around(samples, 0))).toBeGreaterThan(0.7 * Math.min(...inside))
      expect(computeRms(around(samples, 0))).toBeLessThan(1.4 * Math.max(...inside))
      expect(jumpAtSeam(samples)).toBeLessThanOrEqual(1.5)
    }
  })

  it('is distinguished from a sound whose end does not join its start', () => {
    let cut = left.length - 1
    for (let at = cut - SAMPLE_RATE_HZ; at < left.length; at++)
      if (Math.abs((left[at] ?? 0) - (left[0] ?? 0)) > Math.abs((left[cut] ?? 0) - (left[0] ?? 0))) cut = at
    expect(jumpAtSeam(left.subarray(0, cut + 1))).toBeGreaterThan(1.5)
  })
})

describe('compose', { timeout: 240_000 }, () => {
  const piece = demoSounds.find(({ details }) => details.kind === 'aiesthe')?.piece ?? raise()
  const bytesOf = (of: Piece) => Buffer.from(renderPiece(of, 8).left.buffer)

  it('returns the same samples for the same seed, and others for another seed', () => {
    expect(bytesOf(piece).equals(bytesOf(piece))).toBe(true)
    expect(bytesOf(piece).equals(bytesOf({ ...piece, seed: 'another' }))).toBe(false)
  })

  it(`repeats nothing within ${SECONDS} s at any lag over 5 s`, () => {
    const { envelope, waveform } = measureRepetition(renderPiece(piece, SECONDS))
    expect(envelope).toBeLessThan(LIMIT)
    expect(waveform).toBeLessThan(LIMIT)
  })

  it('is distinguished from a repeated clip by both measures', () => {
    const clip = renderPiece(smallDemoSounds[0]?.piece ?? raise(), 10)
    const { envelope, waveform } = measureRepetition({
      left: repeat(clip.left, 6),
      right: repeat(clip.right, 6),
    })
    expect(Math.min(envelope, waveform)).toBeGreaterThan(0.9)
  })
})

function repeat(clip: Float32Array, times: number): Float32Array<ArrayBuffer> {
  const all = new Float32Array(clip.length * times)
  for (let count = 0; count < times; count++) all.set(clip, count * clip.length)
  return all
}

function raise(): never {
  throw new Error('The catalogue is empty.')
}
