import { splitLoopRandomly } from './loop-curve.ts'
import { type Layer, midiNoteToHz } from './piece.ts'
import { pickRandom, type RandomFn, randomBetween } from './random.ts'
import { addSwellingTone, SAMPLE_RATE_HZ } from './tone.ts'
import { createWaveTable } from './wave-table.ts'

/** The chords of a layer are meant for this time. */
const CHORDS_SECONDS = 24

/**
 * Warm chords that melt into each other. Every note is there twice, a little below its pitch on one side and a little above on the other,
 * which makes the pad wide.
 */
export function addPad(
  [one, other]: readonly [Float32Array, Float32Array],
  layer: Extract<Layer, { kind: 'pad' }>,
  random: RandomFn,
): void {
  const wave = createWaveTable(
    [1, 2, 3].map((harmonic) => [harmonic, layer.brightness ** (harmonic - 1) / harmonic]),
  )
  const seconds = one.length / SAMPLE_RATE_HZ
  const usual = CHORDS_SECONDS / layer.chords.length
  const { starts } = splitLoopRandomly(random, { seconds, every: [0.45 * usual, 1.1 * usual] })
  for (const start of starts) {
    const chord = pickRandom(random, layer.chords as readonly [readonly number[], ...(readonly number[])[]])
    for (const offset of chord) {
      for (const [out, side] of [[one, -1] as const, [other, 1] as const]) {
        const cents = side * randomBetween(random, 2, 6)
        addSwellingTone(out, {
          wave,
          hz: midiNoteToHz(layer.root + offset + cents / 100),
          from: start * SAMPLE_RATE_HZ,
          length: Math.round(Math.min(usual * 1.6 * SAMPLE_RATE_HZ, one.length)),
          gain: 1,
          phase: 2 * Math.PI * random(),
        })
      }
    }
  }
}
