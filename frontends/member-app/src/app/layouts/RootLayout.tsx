import { Outlet, ScrollRestoration } from 'react-router'
import { usePageZoomOfMember } from '../../features/page-zoom/use-page-zoom.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useSessionEnd } from './use-session-end.ts'

/** Around every page: what a changed address, an ended session and the page zoom mean. */
export function RootLayout() {
  useFocusOnNavigation()
  useSessionEnd()
  usePageZoomOfMember()
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
