import { useCallback, useState } from 'react'
import { useSession } from '../../session/session-context.ts'
import type { PlanCodes } from './play-session.ts'
import { type ResumablePlay, resumablePlay } from './resumable-play.ts'

/** The play that a reload of this page interrupted, until the member wants another one. Without `wanted`, of any plan. */
export function useInterruptedPlay(wanted?: PlanCodes): [ResumablePlay | null, () => void] {
  const { user } = useSession()
  const [play, setPlay] = useState(() => {
    if (!user) return null
    const address = window.location.pathname + window.location.search
    const found = resumablePlay.find({ userId: user.id, address })
    return found && (!wanted || isSame(found.session.plan, wanted)) ? found : null
  })
  return [play, useCallback(() => setPlay(null), [])]
}

const isSame = (one: PlanCodes, other: PlanCodes): boolean =>
  one.dmvTypeCode === other.dmvTypeCode &&
  one.planCode === other.planCode &&
  one.faceExpSoundResultId === other.faceExpSoundResultId
