import { Navigate, Outlet, useLocation } from 'react-router'
import { LoadingState } from '../../components/LoadingState.tsx'
import { QueryProvider } from '../../features/session/components/QueryProvider.tsx'
import { useSession } from '../../features/session/session-context.ts'
import { paths } from '../paths.ts'
import { returnState } from '../return-to.ts'
import { PageFrame } from './PageFrame.tsx'
import { SideMenu } from './SideMenu.tsx'

/** My page is for members: a visitor goes to the login and comes back. */
export function MyPageLayout() {
  const { status, user } = useSession()
  const location = useLocation()
  if (status === 'visitor') return <Navigate to={paths.login} replace state={returnState(location)} />
  return (
    <PageFrame aside={user && <SideMenu user={user} />}>
      {user ? (
        <QueryProvider>
          <Outlet />
        </QueryProvider>
      ) : (
        <LoadingState picture />
      )}
    </PageFrame>
  )
}
