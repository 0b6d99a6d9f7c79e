import { Outlet } from 'react-router-dom'
import { useScreen } from '../use-screen.ts'
import { PageFrame } from './PageFrame.tsx'

/** The layout of pages that are open to everyone. */
export function SiteLayout() {
  const screen = useScreen()
  return (
    <PageFrame bare={screen?.bare ?? false}>
      <Outlet />
    </PageFrame>
  )
}
