import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { handOverMark } from '../../features/charts/hand-over-mark.ts'
import { useSession } from '../../features/session/session-context.ts'
import { paths } from '../paths.ts'

/** A device in a customer's hands shows their part of a chart and nothing else, whatever address is opened. */
export function useHandOver(): void {
  const { user } = useSession()
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  const memberId = user?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation is looked at
  useEffect(() => {
    const isHeld = memberId !== undefined && handOverMark.of(memberId)
    if (isHeld && pathname !== paths.chartHandOver) navigate(paths.chartHandOver, { replace: true })
  }, [memberId, pathname, key, navigate])
}
