import { Navigate, Outlet, useLocation } from 'react-router'
import { LoadingState } from '../../components/LoadingState.tsx'
import { useSession } from '../../features/session/session-context.ts'
import { paths } from '../paths.ts'
import { returnState } from '../return-to.ts'

export function MyPageLayout() {
  const { status } = useSession()
  const location = useLocation()
  if (status === 'checking') return <LoadingState />
  if (status === 'visitor') return <Navigate to={paths.login} replace state={returnState(location)} />
  return <Outlet />
}
