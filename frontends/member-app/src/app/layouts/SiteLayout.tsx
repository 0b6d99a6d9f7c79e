import { Outlet, useLocation } from 'react-router'
import { paths } from '../paths.ts'
import { PageFrame } from './PageFrame.tsx'

const barePages: readonly string[] = [paths.home, paths.login]

/** Pages open to everybody. */
export function SiteLayout() {
  const { pathname } = useLocation()
  return (
    <PageFrame bare={barePages.includes(pathname)}>
      <Outlet />
    </PageFrame>
  )
}
