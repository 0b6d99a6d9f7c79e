import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { chosenSoundQueryOptions, toPlayerSound } from '../../../lib/api/chosen-sound-query-options.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useRecheckConsentOnError } from '../../consents/api/use-consents.ts'
import { PlayerWithPlayResult } from '../../player/pages/PlayerWithPlayResult.tsx'
import { planCodes } from '../../player/plan-codes.ts'
import { useInterruptedPlay } from '../../player/record/use-interrupted-play.ts'
import { PlanGuardedPage } from './PlanGuardedPage.tsx'

const plan = planCodes.aiestheRandom

/** Plays a vibration that the AI chooses without any input. */
export function AiEstheRandomPage() {
  const { t } = useTranslation('aiesthe')
  return (
    <PlanGuardedPage
      feature="aiesthe"
      title={t('random.title')}
      lead={t('random.lead')}
      back={{ to: paths.aiesthe, title: t('title') }}
    >
      <RandomPlay />
    </PlanGuardedPage>
  )
}

function RandomPlay() {
  const { t } = useTranslation('aiesthe')
  const [resumed, startAnew] = useInterruptedPlay(plan)
  const sound = $api.useQuery('get', '/aiesthe/random', undefined, {
    ...chosenSoundQueryOptions,
    enabled: resumed === null,
    select: toPlayerSound,
  })
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
      back={paths.aiesthe}
    />
  )
}
