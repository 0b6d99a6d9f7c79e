import { Navigate } from 'react-router-dom'
import { LoadingState } from '../../components/LoadingState.tsx'
import { landingPath } from '../../features/session/permissions.ts'
import { useSession } from '../../features/session/session-context.ts'

/** Redirects `/mypage` to the first page of the member's menu. */
export function MyPage() {
  const { user } = useSession()
  return (
    <>
      <LoadingState picture />
      {user && <Navigate to={landingPath(user)} replace />}
    </>
  )
}
