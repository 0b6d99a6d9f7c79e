import { useTranslation } from 'react-i18next'
import { useRecheckConsentOnError } from '../../consents/api/use-consents.ts'
import { PlayerWithPlayResult } from '../../player/pages/PlayerWithPlayResult.tsx'
import { planCodes } from '../../player/plan-codes.ts'
import { useInterruptedPlay } from '../../player/record/use-interrupted-play.ts'
import { useMoodSound } from '../api/use-mood-sound.ts'
import type { Mood } from '../rules.ts'

const plan = planCodes.aiestheFeeling

/** Plays a sound that the AI chooses for one mood. */
export function MoodPlayer({ mood, back }: { mood: Mood; back: string }) {
  const { t } = useTranslation('aiesthe')
  const [resumed, startAnew] = useInterruptedPlay(plan)
  const sound = useMoodSound(mood.value, resumed === null)
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
      back={back}
    />
  )
}
