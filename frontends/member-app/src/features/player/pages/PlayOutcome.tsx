import type { ReactNode } from 'react'
import { StreakLine } from '../../activity/components/StreakLine.tsx'
import { FeelingFaces } from '../components/FeelingFaces.tsx'
import { ResultCard } from '../components/ResultCard.tsx'
import type { PlanCodes } from '../record/play-session.ts'
import type { PlayResult, Sound } from '../types.ts'

interface Props {
  result: PlayResult
  sound: Sound
  plan: PlanCodes
  /** What may come next. */
  children: ReactNode
}

/** After a play: what was heard, the days in a row, and how it was where the AI learns from it. */
export default function PlayOutcome({ result, sound, plan, children }: Props) {
  return (
    <ResultCard result={result} sound={sound} actions={children}>
      <StreakLine />
      {isChosenByAi(plan) && <FeelingFaces soundId={sound.id} />}
    </ResultCard>
  )
}

/** AI esthe without photos: there a feeling has a choice to teach; after a diagnosis the photos do. */
const isChosenByAi = ({ dmvTypeCode, faceExpSoundResultId }: PlanCodes): boolean =>
  dmvTypeCode === '01' && faceExpSoundResultId === undefined
