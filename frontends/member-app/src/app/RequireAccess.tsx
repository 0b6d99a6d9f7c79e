import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { useSession } from '../features/session/session-context.ts'
import { paths } from './paths.ts'
import type { MemberScreen } from './screen.ts'

interface Props {
  screen: Pick<MemberScreen, 'permission' | 'fallback'>
  children: ReactNode
}

/** Shows a screen to members with its permission, and redirects everyone else to its fallback. */
export function RequireAccess({ screen: { permission, fallback = paths.mypage }, children }: Props) {
  const { user } = useSession()
  if (!permission) return children
  if (!user) return null
  if (permission(user)) return children
  return <Navigate to={typeof fallback === 'function' ? fallback(user) : fallback} replace />
}
