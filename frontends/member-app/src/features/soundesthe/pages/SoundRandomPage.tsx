import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { PlayerWithPlayResult } from '../../player/pages/PlayerWithPlayResult.tsx'
import { planCodes } from '../../player/plan-codes.ts'
import { useInterruptedPlay } from '../../player/record/use-interrupted-play.ts'
import { useRandomSound } from '../api/use-random-sound.ts'

const plan = planCodes.soundestheRandom

/** Plays a random sound. */
export function SoundRandomPage() {
  const { t } = useTranslation('soundesthe')
  const [resumed, startAnew] = useInterruptedPlay(plan)
  const sound = useRandomSound(resumed === null)
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
