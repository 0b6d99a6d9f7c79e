import type { ReactNode } from 'react'
import { StreakLine } from '../../activity/components/StreakLine.tsx'
import { FeelingFeedback } from '../components/FeelingFeedback.tsx'
import { PlayResultCard } from '../components/PlayResultCard.tsx'
import type { PlanCodes } from '../record/play-session.ts'
import type { PlayResult, Sound } from '../types.ts'

interface Props {
  result: PlayResult
  sound: Sound
  plan: PlanCodes
  /** Links to what may come next. */
  children: ReactNode
}

/** Shows after a play what was heard and the days in a row, and asks how it felt where the AI learns from it. */
export default function PlayResultWithStreak({ result, sound, plan, children }: Props) {
  return (
    <PlayResultCard result={result} sound={sound} actions={children}>
      <StreakLine />
      {isChosenByAi(plan) && <FeelingFeedback soundId={sound.id} />}
    </PlayResultCard>
  )
}

/** Only AI esthe without photos learns from feelings; after a diagnosis the photos decide. */
const isChosenByAi = ({ dmvTypeCode, faceExpSoundResultId }: PlanCodes): boolean =>
  dmvTypeCode === '01' && faceExpSoundResultId === undefined
