import type { Sound } from '../../player/types.ts'
import { findPeak, QUIET_LEVEL } from '../level.rules.ts'
import { TestFailure } from '../test-state.ts'
import { repeatFor, waitUntil } from '../wait-until.ts'
import { measurePlayback } from './measure-playback.ts'

/** A sound may begin softly. */
const ONSET_TIMEOUT_MS = 8000
const LISTEN_MS = 2000

/** @returns the highest level that the player put out, 1 is full scale */
export const measureLevel = (sound: Sound, signal: AbortSignal): Promise<number> =>
  measurePlayback(sound, signal, async ({ readSamples, requireSounding }) => {
    let peak = 0
    const listen = () => {
      requireSounding()
      peak = Math.max(peak, findPeak(readSamples()))
    }
    const isHeard = () => {
      listen()
      return peak >= QUIET_LEVEL
    }
    if (!(await waitUntil(isHeard, { timeoutMs: ONSET_TIMEOUT_MS, signal }))) throw new TestFailure('silent')
    await repeatFor(LISTEN_MS, listen, signal)
    return peak
  })
