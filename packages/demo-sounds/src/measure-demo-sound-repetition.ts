import type { DemoSound } from './catalogue/demo-sound.ts'
import { renderPiece } from './synth/render-piece.ts'
import { measureRepetition, type Repetition } from './synth/repetition.ts'

/** Measures how much the loop of a demo sound repeats itself within its length. */
export function measureDemoSoundRepetition({
  piece,
  seconds,
}: Pick<DemoSound, 'piece' | 'seconds'>): Repetition {
  return measureRepetition(renderPiece(piece, seconds))
}
