import { useConsentAgain } from '../../features/consents/api/use-consents.ts'
import { useInterruptedPlay } from '../../features/player/record/use-interrupted-play.ts'
import { useTherapySound } from '../../features/therapy/api/use-therapy-sound.ts'
import { PlayStage } from './PlayStage.tsx'
import { planCodes } from './plan-codes.ts'

const plan = planCodes.aiestheTherapy

/** One sound of sound therapy that the member chose from its course. */
export function TherapyPlay({ soundId, back }: { soundId: string; back: string }) {
  const [resumed] = useInterruptedPlay(plan)
  const sound = useTherapySound(soundId, resumed === null)
  useConsentAgain(sound.error)
  return (
    <PlayStage plan={plan} sound={sound} resumed={resumed} onAgain={() => void sound.refetch()} back={back} />
  )
}
