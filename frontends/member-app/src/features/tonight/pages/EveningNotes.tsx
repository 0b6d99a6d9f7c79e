import { useDeferredValue } from 'react'
import { useProgressiveRender } from '../../../components/use-progressive-render.ts'
import { canUseAiEsthe } from '../../session/permissions.ts'
import type { CurrentUser } from '../../session/types.ts'
import { LastDiagnosis } from './LastDiagnosis.tsx'
import { useWaitingNotes } from './use-waiting-notes.ts'
import { WaitingNotes } from './WaitingNotes.tsx'
import { WeekRings } from './WeekRings.tsx'

/** Shows the week so far, what waits for the member, and the last diagnosis. */
export default function EveningNotes({ user }: { user: CurrentUser }) {
  // Responses render as transitions, because the sound above may be touched meanwhile.
  const waiting = useDeferredValue(useWaitingNotes())
  const drawn = useProgressiveRender(2, true)
  return (
    <>
      <WeekRings />
      {waiting && drawn > 0 && <WaitingNotes notes={waiting} />}
      {canUseAiEsthe(user) && drawn > 1 && <LastDiagnosis isHeld={!waiting} />}
    </>
  )
}
