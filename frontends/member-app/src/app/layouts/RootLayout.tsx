import { Outlet, ScrollRestoration } from 'react-router-dom'
import { lazyPart } from '../../components/lazy-part.tsx'
// This import must run before the session's first response, which synchronizes the clock.
import '../../features/player/record/learn-server-time.ts'
import { usePageZoomOfMember } from '../../features/page-zoom/use-page-zoom.ts'
import { useSession } from '../../features/session/session-context.ts'
import { useDeviceDataCleanup } from './use-device-data-cleanup.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useFreshMember } from './use-fresh-member.ts'
import { useHandOver } from './use-hand-over.ts'
import { useRemoveFirstText } from './use-remove-first-text.ts'
import { useSessionEnd } from './use-session-end.ts'

const UpdateBar = lazyPart(() => import('./UpdateBar.tsx'))
const RecordSync = lazyPart(() => import('../../features/player/components/RecordSync.tsx'))

/** Wraps every page and runs the app-wide effects: focus, session end, plan changes, page zoom. */
export function RootLayout() {
  const { user } = useSession()
  useRemoveFirstText()
  useFocusOnNavigation()
  useSessionEnd()
  useFreshMember()
  usePageZoomOfMember()
  useDeviceDataCleanup()
  const isHeldElsewhere = useHandOver()
  return (
    <>
      {!isHeldElsewhere && <Outlet />}
      {/* A newly loaded page has no key of its own: its path stands in, or it would open where another page was left. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
      {user && <RecordSync />}
      {import.meta.env.PROD && <UpdateBar />}
    </>
  )
}
