import { useTranslation } from 'react-i18next'
import { useRandomSound } from '../../features/aiesthe/api/use-random-sound.ts'
import { useConsentAgain } from '../../features/consents/api/use-consents.ts'
import { useInterruptedPlay } from '../../features/player/record/use-interrupted-play.ts'
import { PlanPage } from '../aiesthe/PlanPage.tsx'
import { paths } from '../paths.ts'
import { PlayStage } from '../play/PlayStage.tsx'
import { planCodes } from '../play/plan-codes.ts'

const plan = planCodes.aiestheRandom

/** A vibration the AI chooses by itself (D1§2). */
export function Page() {
  const { t } = useTranslation('aiesthe')
  return (
    <PlanPage
      feature="aiesthe"
      title={t('random.title')}
      lead={t('random.lead')}
      back={{ to: paths.aiesthe, title: t('title') }}
    >
      <RandomPlay />
    </PlanPage>
  )
}

function RandomPlay() {
  const { t } = useTranslation('aiesthe')
  const [resumed, startAnew] = useInterruptedPlay(plan)
  const sound = useRandomSound(resumed === null)
  useConsentAgain(sound.error)
  const another = () => {
    startAnew()
    void sound.refetch()
  }
  return (
    <PlayStage
      plan={plan}
      sound={sound}
      resumed={resumed}
      onAgain={another}
      another={t('another')}
      back={paths.aiesthe}
    />
  )
}
