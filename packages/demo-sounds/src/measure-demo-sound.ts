import type { DemoSound } from './catalogue/demo-sound.ts'
import { compose } from './synth/compose.ts'
import { measureRepetition, type Repetition } from './synth/repetition.ts'

/** How much a demo sound repeats itself within its length, at most `maxSeconds` of it. */
export function measureDemoSound(
  { piece, seconds }: Pick<DemoSound, 'piece' | 'seconds'>,
  maxSeconds: number,
): Repetition {
  return measureRepetition(compose(piece, Math.min(seconds, maxSeconds)))
}
