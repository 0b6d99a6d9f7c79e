import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { fixedQueryOptions } from '../../../lib/api/fixed-query-options.ts'
import { $api } from '../../../lib/api/queries.ts'
import { PlayerWithPlayResult } from '../../player/pages/PlayerWithPlayResult.tsx'
import { planCodes } from '../../player/plan-codes.ts'
import { useInterruptedPlay } from '../../player/record/use-interrupted-play.ts'

const plan = planCodes.kanade

/** Plays a random piece of Kanade music. */
export function KanadeRandomPage() {
  const { t } = useTranslation('kanade')
  const [resumed, startAnew] = useInterruptedPlay(plan)
  const sound = $api.useQuery('get', '/kanade/random', undefined, {
    ...fixedQueryOptions,
    enabled: resumed === null,
  })
  const onAnother = () => {
    startAnew()
    void sound.refetch()
  }
  return (
    <>
      <BackLink to={paths.kanade}>{t('title')}</BackLink>
      <PageTitle lead={t('randomLead')}>{t('randomTitle')}</PageTitle>
      <PlayerWithPlayResult
        plan={plan}
        sound={sound}
        resumed={resumed}
        onAgain={onAnother}
        another={t('another')}
        back={paths.kanade}
      />
    </>
  )
}
