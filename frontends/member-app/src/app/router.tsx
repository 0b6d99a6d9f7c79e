import { createBrowserRouter, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom'
import { BrokenPage } from './layouts/BrokenPage.tsx'
import { RootLayout } from './layouts/RootLayout.tsx'
import { SiteLayout } from './layouts/SiteLayout.tsx'
import { paths } from './paths.ts'
import { publicScreens } from './public-screens.ts'
import { toScreenRoute, wrapInFrame } from './screen-route.tsx'
import { withViewTransitions } from './with-view-transitions.ts'

const root = 'root'

/** The table before a member's first page. */
export const routes: RouteObject[] = [
  {
    id: root,
    element: <RootLayout />,
    errorElement: <BrokenPage />,
    hydrateFallbackElement: <></>,
    children: [
      {
        element: <SiteLayout />,
        children: wrapInFrame(publicScreens.map(toScreenRoute)),
      },
    ],
  },
]

const isForMembers = (path: string) =>
  path.startsWith(paths.mypage) || path === paths.picManagement || path === paths.supportChat

/** Begins to load what the table lacks of an address, so that the first page need not wait for it later. */
export async function prepareRoutes(path: string): Promise<void> {
  if (isForMembers(path)) await import('./member-routes.tsx')
}

/** The table of the members' screens comes with the first of them. */
export const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (isForMembers(path)) patch(root, (await import('./member-routes.tsx')).memberRoutes)
}

export const createAppRouter = () =>
  withViewTransitions(createBrowserRouter(routes, { patchRoutesOnNavigation }))
