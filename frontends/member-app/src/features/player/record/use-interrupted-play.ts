import { useCallback, useState } from 'react'
import { useSession } from '../../session/session-context.ts'
import type { PlanCodes } from './play-session.ts'
import { type ResumablePlay, resumablePlay } from './resumable-play.ts'

/** The play that a reload of this page interrupted, until the member wants another one. */
export function useInterruptedPlay({ dmvTypeCode, planCode }: PlanCodes): [ResumablePlay | null, () => void] {
  const { user } = useSession()
  const [play, setPlay] = useState(() => {
    if (!user) return null
    const address = window.location.pathname + window.location.search
    const found = resumablePlay.find({ userId: user.id, address })
    const plan = found?.session.plan
    return plan?.dmvTypeCode === dmvTypeCode && plan.planCode === planCode ? found : null
  })
  return [play, useCallback(() => setPlay(null), [])]
}
