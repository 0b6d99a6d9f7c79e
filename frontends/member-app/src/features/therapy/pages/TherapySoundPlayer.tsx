import { useRecheckConsentOnError } from '../../consents/api/use-consents.ts'
import { PlayerWithPlayResult } from '../../player/pages/PlayerWithPlayResult.tsx'
import { planCodes } from '../../player/plan-codes.ts'
import { useInterruptedPlay } from '../../player/record/use-interrupted-play.ts'
import { useTherapySound } from '../api/use-therapy-sound.ts'

const plan = planCodes.aiestheTherapy

/** Plays one sound of sound therapy that the member chose from its course. */
export function TherapySoundPlayer({ soundId, back }: { soundId: string; back: string }) {
  const [resumed] = useInterruptedPlay(plan)
  const sound = useTherapySound(soundId, resumed === null)
  useRecheckConsentOnError(sound.error)
  return (
    <PlayerWithPlayResult
      plan={plan}
      sound={sound}
      resumed={resumed}
      onAgain={() => void sound.refetch()}
      back={back}
    />
  )
}
