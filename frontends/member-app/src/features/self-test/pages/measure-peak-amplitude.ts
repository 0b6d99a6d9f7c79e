import type { Sound } from '../../player/types.ts'
import { findPeakAmplitude, SILENCE_AMPLITUDE } from '../level.rules.ts'
import { TestFailure } from '../test-state.ts'
import { repeatFor, waitUntil } from '../wait-until.ts'
import { measureDuringPlayback } from './measure-during-playback.ts'

/** A sound may begin softly. */
const ONSET_TIMEOUT_MS = 8000
const LISTEN_MS = 2000

/** @returns the highest level that the player put out, 1 is full scale */
export const measurePeakAmplitude = (sound: Sound, signal: AbortSignal): Promise<number> =>
  measureDuringPlayback(sound, signal, async ({ readSamples, requireSounding }) => {
    let peak = 0
    const listen = () => {
      requireSounding()
      peak = Math.max(peak, findPeakAmplitude(readSamples()))
    }
    const isHeard = () => {
      listen()
      return peak >= SILENCE_AMPLITUDE
    }
    if (!(await waitUntil(isHeard, { timeoutMs: ONSET_TIMEOUT_MS, signal }))) throw new TestFailure('silent')
    await repeatFor(LISTEN_MS, listen, signal)
    return peak
  })
