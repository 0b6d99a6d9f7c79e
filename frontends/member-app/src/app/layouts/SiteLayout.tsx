import { Outlet } from 'react-router'

export function SiteLayout() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  )
}
