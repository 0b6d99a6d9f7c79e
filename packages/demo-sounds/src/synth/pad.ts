import { type Layer, noteHz } from './piece.ts'
import { between, pick, type Random } from './random.ts'
import { addSwell } from './tone.ts'
import { waveOf } from './wave.ts'

/**
 * Warm chords that melt into each other. Which chord follows and how long it stays is `plan`'s, the same for both channels; phases and
 * detuning are `random`'s, which makes the pad wide.
 */
export function addPad(
  out: Float32Array,
  layer: Extract<Layer, { kind: 'pad' }>,
  { plan, random }: { plan: Random; random: Random },
): void {
  const wave = waveOf([1, 2, 3].map((harmonic) => [harmonic, layer.brightness ** (harmonic - 1) / harmonic]))
  const usual = out.length / layer.chords.length
  for (let from = -usual * plan(); from < out.length; from += usual * between(plan, 0.45, 1.1)) {
    const chord = pick(plan, layer.chords as readonly [readonly number[], ...(readonly number[])[]])
    for (const offset of chord) {
      for (const side of [-1, 1]) {
        const cents = side * between(random, 2, 6)
        addSwell(out, {
          wave,
          hz: noteHz(layer.root + offset + cents / 100),
          from,
          length: Math.round(usual * 1.6),
          gain: 1,
          phase: 2 * Math.PI * random(),
        })
      }
    }
  }
}
