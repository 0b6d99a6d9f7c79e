import { useEffect } from 'react'
import { useSession } from '../../features/session/session-context.ts'
import { planChanges } from '../../lib/plan-changes.ts'

/** A changed plan shows on the member within five seconds; these are the moments it is asked for. */
const RECHECK_DELAYS_MS = [500, 2000, 5000] as const

/** The name of the plan and what premium members see follow a purchase without a reload. */
export function useFreshMember(): void {
  const { user, verify } = useSession()
  const isMember = user !== null
  useEffect(() => {
    // What is asked after the session would end that of whoever logs in next.
    if (!isMember) return
    let timers: number[] = []
    const clearTimers = () => {
      for (const timer of timers) window.clearTimeout(timer)
    }
    const unsubscribe = planChanges.subscribe(() => {
      clearTimers()
      timers = RECHECK_DELAYS_MS.map((ms) => window.setTimeout(() => void verify(), ms))
    })
    return () => {
      unsubscribe()
      clearTimers()
    }
  }, [isMember, verify])
}
