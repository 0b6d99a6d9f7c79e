import { useTranslation } from 'react-i18next'
import { PlayerWithPlayResult } from '../../player/pages/PlayerWithPlayResult.tsx'
import { planCodes } from '../../player/plan-codes.ts'
import { useInterruptedPlay } from '../../player/record/use-interrupted-play.ts'
import { useRandomPurposeSound } from '../api/use-random-purpose-sound.ts'

const plan = planCodes.soundesthePurpose

/** Plays a random sound for one detail of a purpose. */
export function PurposeSoundPlayer({ detailId, back }: { detailId: string; back: string }) {
  const { t } = useTranslation('soundesthe')
  const [resumed, startAnew] = useInterruptedPlay(plan)
  const sound = useRandomPurposeSound(detailId, resumed === null)
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
