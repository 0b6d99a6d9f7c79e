import { canUseAiEsthe } from '../../session/permissions.ts'
import type { CurrentUser } from '../../session/types.ts'
import { LastDiagnosis } from './LastDiagnosis.tsx'
import { useWaitingNotes } from './use-waiting-notes.ts'
import { WaitingNotes } from './WaitingNotes.tsx'
import { WeekRings } from './WeekRings.tsx'

/** What an evening has besides its sound: the week so far, what waits, and the last diagnosis. */
export default function EveningNotes({ user }: { user: CurrentUser }) {
  const waiting = useWaitingNotes()
  return (
    <>
      <WeekRings />
      {waiting && <WaitingNotes notes={waiting} />}
      {canUseAiEsthe(user) && <LastDiagnosis isHeld={!waiting} />}
    </>
  )
}
