import { Navigate } from 'react-router-dom'
import { LoadingState } from '../../components/LoadingState.tsx'
import { firstPage } from '../../features/session/permissions.ts'
import { useSession } from '../../features/session/session-context.ts'

/** Exactly `/mypage`: on to the first page of the member's menu (D-182). */
export function Page() {
  const { user } = useSession()
  return (
    <>
      <LoadingState picture />
      {user && <Navigate to={firstPage(user)} replace />}
    </>
  )
}
