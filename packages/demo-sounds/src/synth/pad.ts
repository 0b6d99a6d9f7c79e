import { spread } from './circle.ts'
import { type Layer, noteHz } from './piece.ts'
import { between, pick, type Random } from './random.ts'
import { addSwell, SAMPLE_RATE } from './tone.ts'
import { waveOf } from './wave.ts'

/** The chords of a layer are meant for this time. */
const CHORDS_SECONDS = 24

/**
 * Warm chords that melt into each other. Every note is there twice, a little below its pitch on one side and a little above on the other,
 * which makes the pad wide.
 */
export function addPad(
  [one, other]: readonly [Float32Array, Float32Array],
  layer: Extract<Layer, { kind: 'pad' }>,
  random: Random,
): void {
  const wave = waveOf([1, 2, 3].map((harmonic) => [harmonic, layer.brightness ** (harmonic - 1) / harmonic]))
  const seconds = one.length / SAMPLE_RATE
  const usual = CHORDS_SECONDS / layer.chords.length
  const { starts } = spread(random, { seconds, every: [0.45 * usual, 1.1 * usual] })
  for (const start of starts) {
    const chord = pick(random, layer.chords as readonly [readonly number[], ...(readonly number[])[]])
    for (const offset of chord) {
      for (const [out, side] of [[one, -1] as const, [other, 1] as const]) {
        const cents = side * between(random, 2, 6)
        addSwell(out, {
          wave,
          hz: noteHz(layer.root + offset + cents / 100),
          from: start * SAMPLE_RATE,
          length: Math.round(Math.min(usual * 1.6 * SAMPLE_RATE, one.length)),
          gain: 1,
          phase: 2 * Math.PI * random(),
        })
      }
    }
  }
}
