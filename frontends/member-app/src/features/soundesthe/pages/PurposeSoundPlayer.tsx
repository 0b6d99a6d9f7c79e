import { useTranslation } from 'react-i18next'
import { fixedQueryOptions } from '../../../lib/api/fixed-query-options.ts'
import { $api } from '../../../lib/api/queries.ts'
import { PlayerWithPlayResult } from '../../player/pages/PlayerWithPlayResult.tsx'
import { planCodes } from '../../player/plan-codes.ts'
import { useInterruptedPlay } from '../../player/record/use-interrupted-play.ts'

const plan = planCodes.soundesthePurpose

/** Plays a random sound for one detail of a purpose. */
export function PurposeSoundPlayer({ detailId, back }: { detailId: string; back: string }) {
  const { t } = useTranslation('soundesthe')
  const [resumed, startAnew] = useInterruptedPlay(plan)
  const sound = $api.useQuery(
    'get',
    '/soundesthe/purpose-detail-random',
    { params: { query: { detailId } } },
    { ...fixedQueryOptions, enabled: resumed === null },
  )
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
      another={t('random.another')}
      back={back}
    />
  )
}
