import { Outlet } from 'react-router-dom'
import { useCurrentScreen } from '../use-current-screen.ts'
import { PageFrame } from './PageFrame.tsx'

/** The layout of pages that are open to everyone. */
export function SiteLayout() {
  const screen = useCurrentScreen()
  return (
    <PageFrame bare={screen?.bare ?? false}>
      <Outlet />
    </PageFrame>
  )
}
