import { useTranslation } from 'react-i18next'
import { PlayStage } from '../../player/pages/PlayStage.tsx'
import { planCodes } from '../../player/plan-codes.ts'
import { useInterruptedPlay } from '../../player/record/use-interrupted-play.ts'
import { usePurposeSound } from '../api/use-purpose-sound.ts'

const plan = planCodes.soundesthePurpose

/** Plays a random sound for one detail of a purpose. */
export function PurposePlay({ detailId, back }: { detailId: string; back: string }) {
  const { t } = useTranslation('soundesthe')
  const [resumed, startAnew] = useInterruptedPlay(plan)
  const sound = usePurposeSound(detailId, resumed === null)
  const onAnother = () => {
    startAnew()
    void sound.refetch()
  }
  return (
    <PlayStage
      plan={plan}
      sound={sound}
      resumed={resumed}
      onAgain={onAnother}
      another={t('random.another')}
      back={back}
    />
  )
}
