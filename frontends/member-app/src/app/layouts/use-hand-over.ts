import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { handOverFlag } from '../../features/charts/hand-over-flag.ts'
import { useSession } from '../../features/session/session-context.ts'
import { paths } from '../paths.ts'

/**
 * A device in a customer's hands shows their part of a chart and nothing else, whatever address is opened. Returns whether another page
 * was asked for, which is then not shown at all.
 */
export function useHandOver(): boolean {
  const { user } = useSession()
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  const memberId = user?.id
  const isAway = memberId !== undefined && pathname !== paths.chartHandOver && handOverFlag.of(memberId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation is looked at
  useEffect(() => {
    if (isAway) navigate(paths.chartHandOver, { replace: true })
  }, [isAway, key, navigate])
  return isAway
}
