import { useTranslation } from 'react-i18next'
import { chosenSoundQueryOptions, toPlayerSound } from '../../../lib/api/chosen-sound-query-options.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useRecheckConsentOnError } from '../../consents/api/use-consents.ts'
import { PlayerWithPlayResult } from '../../player/pages/PlayerWithPlayResult.tsx'
import { planCodes } from '../../player/plan-codes.ts'
import { useInterruptedPlay } from '../../player/record/use-interrupted-play.ts'
import type { Mood } from '../rules.ts'

const plan = planCodes.aiestheFeeling

/** Plays a sound that the AI chooses for one mood. */
export function MoodPlayer({ mood, back }: { mood: Mood; back: string }) {
  const { t } = useTranslation('aiesthe')
  const [resumed, startAnew] = useInterruptedPlay(plan)
  const sound = $api.useQuery(
    'get',
    '/aiesthe/cluster',
    { params: { query: { clusterId: mood.value } } },
    { ...chosenSoundQueryOptions, enabled: resumed === null, select: toPlayerSound },
  )
  useRecheckConsentOnError(sound.error)
  const onAnother = () => {
    startAnew()
    void sound.refetch()
  }
  return (
    <PlayerWithPlayResult
      plan={plan}
      sound={sound}
      resumed={resumed}
      onAgain={onAnother}
      another={t('another')}
      back={back}
    />
  )
}
