import { useCallback, useState } from 'react'
import { useSession } from '../../session/session-context.ts'
import type { PlanCodes } from './play-session.ts'
import { type ResumablePlay, resumablePlayStore } from './resumable-play-store.ts'

/** Returns the play of this plan that a reload of the page interrupted, of any plan without `plan`, and a function that forgets it. */
export function useInterruptedPlay(plan?: PlanCodes): [ResumablePlay | null, () => void] {
  const { user } = useSession()
  const [play, setPlay] = useState(() => {
    if (!user) return null
    const address = window.location.pathname + window.location.search
    const found = resumablePlayStore.find({ userId: user.id, address })
    return found && (!plan || isSamePlan(found.session.plan, plan)) ? found : null
  })
  return [play, useCallback(() => setPlay(null), [])]
}

const isSamePlan = (one: PlanCodes, other: PlanCodes): boolean =>
  one.dmvTypeCode === other.dmvTypeCode &&
  one.planCode === other.planCode &&
  one.faceExpSoundResultId === other.faceExpSoundResultId
