import { type Layer, noteHz } from './piece.ts'
import type { Random } from './random.ts'
import { addSwell } from './tone.ts'
import { waveOf } from './wave.ts'

const DETUNE_CENTS = [-3.5, 3.5]

/** Warm chords that melt into each other: every chord swells over twice its own time. */
export function addPad(out: Float32Array, layer: Extract<Layer, { kind: 'pad' }>, random: Random): void {
  const chordLength = Math.round(out.length / layer.chords.length)
  const wave = waveOf([1, 2, 3].map((harmonic) => [harmonic, layer.brightness ** (harmonic - 1) / harmonic]))
  for (const [index, chord] of layer.chords.entries()) {
    for (const offset of chord) {
      for (const cents of DETUNE_CENTS) {
        addSwell(out, {
          wave,
          hz: noteHz(layer.root + offset + cents / 100),
          from: (index - 0.5) * chordLength,
          length: 2 * chordLength,
          gain: 1,
          phase: 2 * Math.PI * random(),
        })
      }
    }
  }
}
