import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { PlayStage } from '../../player/pages/PlayStage.tsx'
import { planCodes } from '../../player/plan-codes.ts'
import { useInterruptedPlay } from '../../player/record/use-interrupted-play.ts'
import { useRandomKanade } from '../api/use-random-kanade.ts'

const plan = planCodes.kanade

/** Plays a random piece of Kanade music. */
export function KanadeRandomPage() {
  const { t } = useTranslation('kanade')
  const [resumed, startAnew] = useInterruptedPlay(plan)
  const sound = useRandomKanade(resumed === null)
  const onAnother = () => {
    startAnew()
    void sound.refetch()
  }
  return (
    <>
      <BackLink to={paths.kanade}>{t('title')}</BackLink>
      <PageTitle lead={t('randomLead')}>{t('randomTitle')}</PageTitle>
      <PlayStage
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
