import { fetchPeaks } from '../api/use-waveform.ts'
import type { PlayerEngine } from '../audio/engine-contract.ts'
import { planCodes } from '../plan-codes.ts'
import type { PlanCodes } from '../record/play-session.ts'
import type { Sound } from '../types.ts'
import { keptSounds } from './kept-sounds.ts'

/** Who only looks into a sound does not want it on the device. */
const heardSecondsToKeep = 10

/**
 * Keeps the sound once it was really heard; returns what ends the watching. A diagnosis's sound belongs to its page, and
 * what a company tries is not a member's: content refuses enterprise accounts its waveform.
 */
export function keepWhenHeard(
  engine: Pick<PlayerEngine, 'subscribe' | 'snapshot'>,
  { sound, plan, userId }: { sound: Sound; plan: PlanCodes; userId: string },
): () => void {
  const isTrial = plan.dmvTypeCode === planCodes.enterpriseTrial.dmvTypeCode
  if (isTrial || plan.faceExpSoundResultId !== undefined) return () => undefined
  let isKept = false
  return engine.subscribe(() => {
    const { phase, heardSeconds } = engine.snapshot()
    if (isKept || phase !== 'playing' || heardSeconds < heardSecondsToKeep || !navigator.onLine) return
    isKept = true
    void fetchPeaks(sound.id)
      .catch(() => null)
      .then((peaks) => keptSounds.keep({ userId, sound, plan, peaks }))
  })
}
