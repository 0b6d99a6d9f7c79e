import { useEffect } from 'react'
import { useSession } from '../../features/session/session-context.ts'
import { planChanges } from '../../lib/plan-changes.ts'

/** A changed plan reaches the session within five seconds; these are the delays of the checks. */
const RECHECK_DELAYS_MS = [500, 2000, 5000] as const

/** Refreshes the member after a change of plan, so that the plan's name and premium entries appear without a reload. */
export function useRefreshMemberOnPlanChange(): void {
  const { user, verify } = useSession()
  const isMember = user !== null
  useEffect(() => {
    // A request after the end of the session would log out the next member on this device.
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
