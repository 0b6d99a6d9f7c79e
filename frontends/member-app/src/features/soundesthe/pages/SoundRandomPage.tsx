import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { fixedQueryOptions } from '../../../lib/api/fixed-query-options.ts'
import { $api } from '../../../lib/api/queries.ts'
import { PlayerWithPlayResult } from '../../player/pages/PlayerWithPlayResult.tsx'
import { planCodes } from '../../player/plan-codes.ts'
import { useInterruptedPlay } from '../../player/record/use-interrupted-play.ts'

const plan = planCodes.soundestheRandom

/** Plays a random sound. */
export function SoundRandomPage() {
  const { t } = useTranslation('soundesthe')
  const [resumed, startAnew] = useInterruptedPlay(plan)
  const sound = $api.useQuery('get', '/soundesthe/random', undefined, {
    ...fixedQueryOptions,
    enabled: resumed === null,
  })
  const onAnother = () => {
    startAnew()
    void sound.refetch()
  }
  return (
    <>
      <BackLink to={paths.soundesthe}>{t('title')}</BackLink>
      <PageTitle lead={t('random.lead')}>{t('random.title')}</PageTitle>
      <PlayerWithPlayResult
        plan={plan}
        sound={sound}
        resumed={resumed}
        onAgain={onAnother}
        another={t('random.another')}
        back={paths.soundesthe}
      />
    </>
  )
}
