import { Outlet, ScrollRestoration } from 'react-router-dom'
import { lazyPart } from '../../components/lazy-part.tsx'
// Before the session's first answer, which then tells the server's time.
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

/** Around every page: what a changed address, an ended session, a changed plan and the page zoom mean. */
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
