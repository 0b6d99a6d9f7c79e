import { describe, expect, it } from 'vitest'
import { demoSounds } from '../catalogue/index.ts'
import { compose } from './compose.ts'
import { dbfs, PEAK_LIMIT, rms } from './loudness.ts'
import type { Piece } from './piece.ts'
import { SAMPLE_RATE } from './tone.ts'

/** The pieces of the catalogue in six seconds each: enough to measure, quick enough to measure all. */
const pieces = [...new Map(demoSounds.map(({ piece }) => [piece.seed, short(piece)]))]

function short(piece: Piece): Piece {
  return { ...piece, loopSeconds: 6, breaths: 1 }
}

function peak(samples: Float32Array): number {
  return samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)
}

/** Loudness of what a phone speaker can play: two high-pass filters in a row at 250 Hz. */
function rmsAbove250Hz(samples: Float32Array): number {
  const keep = 1 / (1 + (2 * Math.PI * 250) / SAMPLE_RATE)
  let out = samples
  for (let pass = 0; pass < 2; pass++) {
    const input = out
    let before = 0
    let level = 0
    out = input.map((sample) => {
      level = keep * (level + sample - before)
      before = sample
      return level
    })
  }
  return rms(out)
}

describe.each(pieces)('%s', (_seed, piece) => {
  const samples = compose(piece)

  it('is as loud as the others, also on a phone speaker', () => {
    expect(dbfs(rms(samples))).toBeGreaterThan(-18.5)
    expect(dbfs(rms(samples))).toBeLessThan(-16)
    expect(dbfs(rmsAbove250Hz(samples))).toBeGreaterThan(-34)
  })

  it('never clips', () => {
    expect(samples.every(Number.isFinite)).toBe(true)
    expect(peak(samples)).toBeLessThanOrEqual(PEAK_LIMIT)
  })

  it('begins and ends in silence, so that repeating it makes no click', () => {
    const edge = Math.round(0.02 * SAMPLE_RATE)
    expect(peak(samples.subarray(0, edge))).toBeLessThan(0.005)
    expect(peak(samples.subarray(-2 * edge))).toBeLessThan(0.005)
  })
})

describe('compose', () => {
  const piece = short(demoSounds[0]?.piece ?? raise())

  it('gives the same samples for the same piece', () => {
    expect(Buffer.from(compose(piece).buffer).equals(Buffer.from(compose(piece).buffer))).toBe(true)
  })

  it('gives another melody for another seed', () => {
    const other = compose({ ...piece, seed: 'another' })
    expect(Buffer.from(compose(piece).buffer).equals(Buffer.from(other.buffer))).toBe(false)
  })
})

function raise(): never {
  throw new Error('The catalogue is empty.')
}
