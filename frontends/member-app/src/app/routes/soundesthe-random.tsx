import { useTranslation } from 'react-i18next'
import { BackLink } from '../../components/BackLink.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { useInterruptedPlay } from '../../features/player/record/use-interrupted-play.ts'
import { useRandomSound } from '../../features/soundesthe/api/use-random-sound.ts'
import { paths } from '../paths.ts'
import { PlayStage } from '../play/PlayStage.tsx'
import { planCodes } from '../play/plan-codes.ts'

const plan = planCodes.soundestheRandom

/** The random plan: one sound by chance. */
export function Page() {
  const { t } = useTranslation('soundesthe')
  const [resumed, startAnew] = useInterruptedPlay(plan)
  const sound = useRandomSound(resumed === null)
  const another = () => {
    startAnew()
    void sound.refetch()
  }
  return (
    <>
      <BackLink to={paths.soundesthe}>{t('title')}</BackLink>
      <PageTitle lead={t('random.lead')}>{t('random.title')}</PageTitle>
      <PlayStage
        plan={plan}
        sound={sound}
        resumed={resumed}
        onAgain={another}
        another={t('random.another')}
        back={paths.soundesthe}
      />
    </>
  )
}
