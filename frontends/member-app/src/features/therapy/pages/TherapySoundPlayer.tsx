import { chosenSoundQueryOptions, toPlayerSound } from '../../../lib/api/chosen-sound-query-options.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useRecheckConsentOnError } from '../../consents/api/use-consents.ts'
import { PlayerWithPlayResult } from '../../player/pages/PlayerWithPlayResult.tsx'
import { planCodes } from '../../player/plan-codes.ts'
import { useInterruptedPlay } from '../../player/record/use-interrupted-play.ts'

const plan = planCodes.aiestheTherapy

/** Plays one sound of sound therapy that the member chose from its course. */
export function TherapySoundPlayer({ soundId, back }: { soundId: string; back: string }) {
  const [resumed] = useInterruptedPlay(plan)
  const sound = $api.useQuery(
    'get',
    '/aiesthe/sound-therapy/sound',
    { params: { query: { soundSrcId: soundId } } },
    { ...chosenSoundQueryOptions, enabled: resumed === null, select: toPlayerSound },
  )
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
