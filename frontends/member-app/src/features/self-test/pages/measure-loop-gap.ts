import type { Sound } from '../../player/types.ts'
import { findLongestSilenceMs, findPeakAmplitude, SILENCE_AMPLITUDE } from '../level.rules.ts'
import { TestFailure } from '../test-state.ts'
import { repeatFor, waitUntil } from '../wait-until.ts'
import { measureDuringPlayback } from './measure-during-playback.ts'

/** The lead is longer than what the analyser holds, so that no sample from before it counts. */
const LEAD_SECONDS = 3
const LOOP_TIMEOUT_MS = 15_000
/** The analyser holds 0.7 s and the loop is noticed up to 0.3 s late, so every sample is measured at least once. */
const WATCH_MS = 400

/** @returns how long it is silent where the end of the sound joins its start, in milliseconds */
export const measureLoopGap = (sound: Sound, signal: AbortSignal): Promise<number> =>
  // Without its course the sound loops at its own end.
  measureDuringPlayback({ ...sound, courseMinutes: null }, signal, async (playback) => {
    const { engine, readSamples, sampleRate, requireSounding } = playback
    engine.setLoop(true)
    const startsAt = Math.max(0, engine.snapshot().duration - LEAD_SECONDS)
    engine.seek(startsAt)
    const hasLooped = () => {
      requireSounding()
      return engine.snapshot().position < startsAt - 1
    }
    if (!(await waitUntil(hasLooped, { timeoutMs: LOOP_TIMEOUT_MS, signal })))
      throw new TestFailure('loop.noSeam')
    let quietMs = 0
    let peak = 0
    const measure = () => {
      requireSounding()
      const samples = readSamples()
      quietMs = Math.max(quietMs, findLongestSilenceMs(samples, sampleRate))
      peak = Math.max(peak, findPeakAmplitude(samples))
    }
    await repeatFor(WATCH_MS, measure, signal)
    if (peak < SILENCE_AMPLITUDE) throw new TestFailure('silent')
    return quietMs
  })
