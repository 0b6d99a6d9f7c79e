import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { handOverFlag } from '../../features/charts/hand-over-flag.ts'
import { useSession } from '../../features/session/session-context.ts'
import { paths } from '../paths.ts'

/**
 * Locks a device in a customer's hands to their part of a chart, whatever address is opened. Returns whether another page was requested,
 * which must then not be shown.
 */
export function useHandOverLock(): boolean {
  const { user } = useSession()
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  const memberId = user?.id
  const isAway = memberId !== undefined && pathname !== paths.chartHandOver && handOverFlag.isSet(memberId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation is looked at
  useEffect(() => {
    if (isAway) navigate(paths.chartHandOver, { replace: true })
  }, [isAway, key, navigate])
  return isAway
}
