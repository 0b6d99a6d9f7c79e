import { useTranslation } from 'react-i18next'
import { useMoodSound } from '../../features/aiesthe/api/use-mood-sound.ts'
import type { Mood } from '../../features/aiesthe/rules.ts'
import { useConsentAgain } from '../../features/consents/api/use-consents.ts'
import { useInterruptedPlay } from '../../features/player/record/use-interrupted-play.ts'
import { PlayStage } from './PlayStage.tsx'
import { planCodes } from './plan-codes.ts'

const plan = planCodes.aiestheFeeling

/** A sound the AI chooses for one mood. */
export function MoodPlay({ mood, back }: { mood: Mood; back: string }) {
  const { t } = useTranslation('aiesthe')
  const [resumed, startAnew] = useInterruptedPlay(plan)
  const sound = useMoodSound(mood.value, resumed === null)
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
      back={back}
    />
  )
}
