import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { createLazyComponent } from '../../components/lazy-component.tsx'
// This import must run before the session's first response, which synchronizes the clock.
import '../../features/player/record/learn-server-time.ts'
import { useSyncPageZoom } from '../../features/page-zoom/use-page-zoom.ts'
import { beforePasskey, leadsToPasskey } from '../../features/session/return-to.ts'
import { useSession } from '../../features/session/session-context.ts'
import { PageScroll } from './PageScroll.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useHandOverLock } from './use-hand-over-lock.ts'
import { useRefreshMemberOnPlanChange } from './use-refresh-member-on-plan-change.ts'
import { useRemoveFirstText } from './use-remove-first-text.ts'
import { useSessionEndRedirect } from './use-session-end-redirect.ts'

// It registers the service worker, which fetches the whole app; that should not compete with the first page.
const UpdateBar = createLazyComponent(() => import('./UpdateBar.tsx'), { isPatient: true })
const PlayRecordSender = createLazyComponent(
  () => import('../../features/player/components/PlayRecordSender.tsx'),
)
const NotificationKeeper = createLazyComponent(
  () => import('../../features/notifications/components/NotificationKeeper.tsx'),
  { isPatient: true },
)

/**
 * Wraps every page and runs the app-wide effects: focus, session end, plan changes, page zoom. A member who must create a passkey first
 * can open nothing else.
 */
export function RootLayout() {
  const { user } = useSession()
  const location = useLocation()
  useRemoveFirstText()
  useFocusOnNavigation()
  useSessionEndRedirect()
  useRefreshMemberOnPlanChange()
  useSyncPageZoom()
  const isHeldElsewhere = useHandOverLock()
  if (user?.passkeyMissing)
    return leadsToPasskey(location.pathname) ? <Outlet /> : <Navigate to={beforePasskey(location)} replace />
  return (
    <>
      {!isHeldElsewhere && <Outlet />}
      <PageScroll />
      {user && <PlayRecordSender />}
      {user && <NotificationKeeper memberId={user.id} />}
      {import.meta.env.PROD && <UpdateBar />}
    </>
  )
}
