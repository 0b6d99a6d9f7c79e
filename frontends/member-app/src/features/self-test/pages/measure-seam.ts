import type { Sound } from '../../player/types.ts'
import { longestQuietMs, peakOf, QUIET_LEVEL } from '../level.rules.ts'
import { TestFailure } from '../test-state.ts'
import { repeatFor, until } from '../until.ts'
import { hearSound } from './hear-sound.ts'

/** Longer than what the analyser holds, so that nothing from before counts. */
const LEAD_SECONDS = 3
const SEAM_TIMEOUT_MS = 15_000
/** The analyser holds 0.7 s, and the seam is noticed up to 0.3 s late: all of it is seen at least once. */
const WATCH_MS = 400

/** @returns how long it is silent where the end of the sound joins its start, in milliseconds */
export const measureSeam = (sound: Sound, signal: AbortSignal): Promise<number> =>
  // Without its course the sound's own length decides.
  hearSound({ ...sound, courseMinutes: null }, signal, async (heard) => {
    const { engine, readSamples, sampleRate, requireSounding } = heard
    engine.setLoop(true)
    const startsAt = Math.max(0, engine.snapshot().duration - LEAD_SECONDS)
    engine.seek(startsAt)
    const isOverSeam = () => {
      requireSounding()
      return engine.snapshot().position < startsAt - 1
    }
    if (!(await until(isOverSeam, { timeoutMs: SEAM_TIMEOUT_MS, signal })))
      throw new TestFailure('loop.noSeam')
    let quietMs = 0
    let peak = 0
    const watch = () => {
      requireSounding()
      const samples = readSamples()
      quietMs = Math.max(quietMs, longestQuietMs(samples, sampleRate))
      peak = Math.max(peak, peakOf(samples))
    }
    await repeatFor(WATCH_MS, watch, signal)
    if (peak < QUIET_LEVEL) throw new TestFailure('silent')
    return quietMs
  })
