import type { Sound } from '../../player/types.ts'
import { peakOf, QUIET_LEVEL } from '../level.rules.ts'
import { TestFailure } from '../test-state.ts'
import { repeatFor, until } from '../until.ts'
import { hearSound } from './hear-sound.ts'

/** A sound may begin softly. */
const ONSET_TIMEOUT_MS = 8000
const LISTEN_MS = 2000

/** @returns the highest level that the player put out, 1 is full scale */
export const measureLevel = (sound: Sound, signal: AbortSignal): Promise<number> =>
  hearSound(sound, signal, async ({ readSamples, requireSounding }) => {
    let peak = 0
    const listen = () => {
      requireSounding()
      peak = Math.max(peak, peakOf(readSamples()))
    }
    const isHeard = () => {
      listen()
      return peak >= QUIET_LEVEL
    }
    if (!(await until(isHeard, { timeoutMs: ONSET_TIMEOUT_MS, signal }))) throw new TestFailure('silent')
    await repeatFor(LISTEN_MS, listen, signal)
    return peak
  })
