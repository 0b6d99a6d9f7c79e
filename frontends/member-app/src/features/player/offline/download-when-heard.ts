import { fetchWaveformPeaks } from '../api/use-waveform.ts'
import type { PlayerEngine } from '../audio/player-engine.contract.ts'
import { planCodes } from '../plan-codes.ts'
import type { PlanCodes } from '../record/play-session.ts'
import type { Sound } from '../types.ts'
import { offlineSoundStore } from './offline-sound-store.ts'

/** A sound is downloaded only after this long, because a member who only samples it does not want it on the device. */
const HEARD_SECONDS_TO_DOWNLOAD = 10

/**
 * Downloads the sound once it was heard for a while; returns a function that stops watching. Sounds of diagnoses belong to their
 * page and are not downloaded, nor are those of enterprise trials, whose waveform the content service refuses.
 */
export function downloadWhenHeard(
  engine: Pick<PlayerEngine, 'subscribe' | 'snapshot'>,
  { sound, plan, userId }: { sound: Sound; plan: PlanCodes; userId: string },
): () => void {
  const isTrial = plan.dmvTypeCode === planCodes.enterpriseTrial.dmvTypeCode
  if (isTrial || plan.faceExpSoundResultId !== undefined) return () => undefined
  let isRequested = false
  return engine.subscribe(() => {
    const { phase, heardSeconds } = engine.snapshot()
    if (isRequested || phase !== 'playing' || heardSeconds < HEARD_SECONDS_TO_DOWNLOAD || !navigator.onLine)
      return
    isRequested = true
    void fetchWaveformPeaks(sound.id)
      .catch(() => null)
      .then((peaks) => offlineSoundStore.download({ userId, sound, plan, peaks }))
  })
}
