import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { LoadingState } from '../../components/LoadingState.tsx'
import { QueryProvider } from '../../features/session/components/QueryProvider.tsx'
import { afterSession, withBack } from '../../features/session/return-to.ts'
import { useSession } from '../../features/session/session-context.ts'
import { paths } from '../paths.ts'
import { MyPageConsentPrompt } from './MyPageConsentPrompt.tsx'
import { PageFrame } from './PageFrame.tsx'
import { SideMenu } from './SideMenu.tsx'

/** Requires a login: a visitor is redirected to the login and back, and a member without a required second factor to its setup. */
export function MyPageLayout() {
  const { status, user, end } = useSession()
  const location = useLocation()
  if (status === 'visitor') return <Navigate {...afterSession(end, location)} replace />
  if (user?.secondFactorMissing) {
    const { pathname, search, hash } = location
    return <Navigate to={withBack(paths.setUpSecondFactor, `${pathname}${search}${hash}`)} replace />
  }
  return (
    <PageFrame aside={user && <SideMenu user={user} />}>
      {user ? (
        <QueryProvider>
          <MyPageConsentPrompt user={user} />
          <Outlet />
        </QueryProvider>
      ) : (
        <LoadingState picture />
      )}
    </PageFrame>
  )
}
