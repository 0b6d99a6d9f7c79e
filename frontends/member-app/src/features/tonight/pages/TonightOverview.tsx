import { useDeferredValue } from 'react'
import { useProgressiveRender } from '../../../components/use-progressive-render.ts'
import { canUseAiEsthe } from '../../session/permissions.ts'
import type { CurrentUser } from '../../session/types.ts'
import { LastDiagnosis } from './LastDiagnosis.tsx'
import { PendingTaskList } from './PendingTaskList.tsx'
import { usePendingTasks } from './use-pending-tasks.ts'
import { WeeklyActivityFigures } from './WeeklyActivityFigures.tsx'

/** Shows the week so far, what waits for the member, and the last diagnosis. */
export default function TonightOverview({ user }: { user: CurrentUser }) {
  // Responses render as transitions, because the sound above may be touched meanwhile.
  const waiting = useDeferredValue(usePendingTasks())
  const drawn = useProgressiveRender(2, true)
  return (
    <>
      <WeeklyActivityFigures />
      {waiting && drawn > 0 && <PendingTaskList notes={waiting} />}
      {canUseAiEsthe(user) && drawn > 1 && <LastDiagnosis isHeld={!waiting} />}
    </>
  )
}
