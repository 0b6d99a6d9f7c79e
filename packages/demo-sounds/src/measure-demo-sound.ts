import type { DemoSound } from './catalogue/demo-sound.ts'
import { compose } from './synth/compose.ts'
import { measureRepetition, type Repetition } from './synth/repetition.ts'

/** Measures how much the loop of a demo sound repeats itself within its length. */
export function measureDemoSound({ piece, seconds }: Pick<DemoSound, 'piece' | 'seconds'>): Repetition {
  return measureRepetition(compose(piece, seconds))
}
