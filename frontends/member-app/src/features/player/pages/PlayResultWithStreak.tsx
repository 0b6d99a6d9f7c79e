import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { createLazyComponent } from '../../../components/lazy-component.tsx'
import { StreakLine } from '../../activity/components/StreakLine.tsx'
import { useSession } from '../../session/session-context.ts'
import { CheckInAfter } from '../check-in/CheckInAfter.tsx'
import { checkInSetting } from '../check-in/check-in-setting.ts'
import { checkIns } from '../check-in/check-ins.ts'
import { FeelingFeedback } from '../components/FeelingFeedback.tsx'
import type { NextPlay } from '../components/PlayResultActions.tsx'
import { PlayResultCard } from '../components/PlayResultCard.tsx'
import type { PlanCodes } from '../record/play-session.ts'
import type { PlayResult, Sound } from '../types.ts'

const SevenNightsTonight = createLazyComponent(
  () => import('../../seven-nights/pages/SevenNightsTonight.tsx'),
  { texts: ['seven-nights'] },
)

interface Props {
  result: PlayResult
  sound: Sound
  plan: PlanCodes
  next: NextPlay
}

/** Shows after a play what was heard and the days in a row, and asks how it felt. */
export default function PlayResultWithStreak({ result, sound, plan, next }: Props) {
  const { user } = useSession()
  const { pathname } = useLocation()
  const { playSessionId } = result
  // Without a mood before, only the question that compares tells the AI anything about its choice.
  const [isCheckedIn] = useState(() => {
    if (!user || user.enterprise || playSessionId === null || checkInSetting.read() === 'hidden') return false
    return !isChosenByAi(plan) || checkIns.find(playSessionId, user.id) !== null
  })
  return (
    <PlayResultCard
      result={result}
      sound={sound}
      next={next}
      // Tonight shows them below the result.
      offer={pathname !== paths.tonight && <SevenNightsTonight heardSeconds={sound.durationSeconds} />}
    >
      <StreakLine />
      {isCheckedIn && playSessionId !== null && (
        <CheckInAfter soundId={sound.id} playSessionId={playSessionId} />
      )}
      {!isCheckedIn && isChosenByAi(plan) && <FeelingFeedback soundId={sound.id} />}
    </PlayResultCard>
  )
}

/** Only AI esthe without photos learns from feelings; after a diagnosis the photos decide. */
const isChosenByAi = ({ dmvTypeCode, faceExpSoundResultId }: PlanCodes): boolean =>
  dmvTypeCode === '01' && faceExpSoundResultId === undefined
