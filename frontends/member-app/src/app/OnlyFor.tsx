import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useSession } from '../features/session/session-context.ts'
import type { CurrentUser } from '../features/session/types.ts'

interface Props {
  may: (user: CurrentUser) => boolean
  /** Where everybody else is led. */
  fallback: string
  children: ReactNode
}

/** A page that some roles have. Others never see it, so their calls are never refused with 403 (D-007). */
export function RequireAccess({ may, fallback, children }: Props) {
  const { user } = useSession()
  return user && may(user) ? children : <Navigate to={fallback} replace />
}
