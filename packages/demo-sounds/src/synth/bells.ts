import { splitLoopRandomly } from './loop-curve.ts'
import type { BellVoice, Layer } from './piece.ts'
import { midiNoteToHz } from './piece.ts'
import { pickRandom, type RandomFn, randomBetween } from './random.ts'
import { addStruckTone, addSwellingTone, SAMPLE_RATE_HZ } from './tone.ts'
import { createWaveTable } from './wave-table.ts'

/** Partials of a struck body: frequency ratio, loudness, seconds to fade to 1/e. */
type Partial = readonly [ratio: number, gain: number, decaySeconds: number]

const VOICES: Record<Exclude<BellVoice, 'flute'>, readonly Partial[]> = {
  glass: [
    [1, 1, 1.6],
    [2.76, 0.35, 0.8],
    [5.4, 0.12, 0.35],
  ],
  temple: [
    [0.5, 0.5, 3.4],
    [1, 1, 2.6],
    [1.19, 0.3, 2],
    [1.5, 0.22, 1.6],
    [2, 0.35, 1.1],
    [2.66, 0.16, 0.7],
  ],
  koto: [
    [1, 1, 0.9],
    [2, 0.55, 0.55],
    [3, 0.32, 0.36],
    [4, 0.18, 0.24],
    [5, 0.1, 0.16],
  ],
  bowl: [
    [1, 1, 3.2],
    [1.006, 0.6, 3.2],
    [2.71, 0.4, 2],
    [5.15, 0.12, 1],
  ],
  piano: [
    [1, 1, 1.5],
    [2, 0.42, 1],
    [3.01, 0.2, 0.6],
    [4.02, 0.1, 0.4],
  ],
}

const FLUTE = createWaveTable([
  [1, 1],
  [2, 0.22],
  [3, 0.1],
])

/** The strokes of a layer are meant for this time. */
const STROKES_SECONDS = 24

/** A slow melody that walks up and down its scale, now on one side, now on the other, with room between the notes. */
export function addBells(
  sides: readonly [Float32Array, Float32Array],
  layer: Extract<Layer, { kind: 'bells' }>,
  random: RandomFn,
): void {
  const seconds = sides[0].length / SAMPLE_RATE_HZ
  const strokes = Math.max(4, Math.round((layer.strokes * seconds) / STROKES_SECONDS))
  const slot = sides[0].length / strokes
  // Sometimes a run of notes, sometimes a rest.
  const { starts } = splitLoopRandomly(random, {
    seconds,
    every: [(0.35 * seconds) / strokes, (1.75 * seconds) / strokes],
  })
  let step = Math.floor(random() * layer.scale.length)
  for (const [stroke, start] of starts.entries()) {
    const out = stroke % 2 === 0 ? sides[0] : sides[1]
    const from = start * SAMPLE_RATE_HZ
    step = walk(step + pickRandom(random, [-2, -1, -1, 1, 1, 2]), layer.scale.length)
    const hz = midiNoteToHz(layer.root + (layer.scale[step] ?? 0))
    const gain = randomBetween(random, 0.6, 1)
    if (layer.voice === 'flute') addBreathTone(out, { hz, from, length: slot * 2, gain }, random)
    else strike(out, { hz, from, gain }, VOICES[layer.voice], random)
  }
}

function strike(
  out: Float32Array,
  note: { hz: number; from: number; gain: number },
  partials: readonly Partial[],
  random: RandomFn,
): void {
  for (const [ratio, gain, decaySeconds] of partials) {
    const hz = note.hz * ratio
    if (hz > SAMPLE_RATE_HZ / 3) continue
    const length = Math.min(decaySeconds * 5 * SAMPLE_RATE_HZ, out.length)
    addStruckTone(out, {
      hz,
      from: note.from,
      length,
      gain: note.gain * gain,
      phase: 2 * Math.PI * random(),
      decaySeconds,
    })
  }
}

function addBreathTone(
  out: Float32Array,
  note: { hz: number; from: number; length: number; gain: number },
  random: RandomFn,
): void {
  addSwellingTone(out, {
    ...note,
    wave: FLUTE,
    length: Math.min(Math.round(note.length), out.length),
    phase: 2 * Math.PI * random(),
  })
}

function walk(step: number, length: number): number {
  if (step < 0) return Math.min(-step, length - 1)
  return step < length ? step : Math.max(2 * (length - 1) - step, 0)
}
