import { createBrowserRouter, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom'
import { addViewTransitions } from './add-view-transitions.ts'
import { RootErrorPage } from './layouts/RootErrorPage.tsx'
import { RootLayout } from './layouts/RootLayout.tsx'
import { SiteLayout } from './layouts/SiteLayout.tsx'
import { paths } from './paths.ts'
import { publicScreens } from './public-screens.ts'
import { toPublicScreenRoute, wrapInErrorBoundary } from './screen-route.tsx'

const rootRoute = 'root'

/** The routes before a member's first page is opened. */
export const initialRoutes: RouteObject[] = [
  {
    id: rootRoute,
    element: <RootLayout />,
    errorElement: <RootErrorPage />,
    hydrateFallbackElement: <></>,
    children: [
      {
        element: <SiteLayout />,
        children: wrapInErrorBoundary(publicScreens.map(toPublicScreenRoute)),
      },
    ],
  },
]

const isForMembers = (path: string) =>
  path.startsWith(paths.mypage) || path === paths.picManagement || path === paths.supportChat

/** Begins to load the routes that an address needs, so that the first page need not wait for them later. */
export async function preloadRoutes(path: string): Promise<void> {
  if (isForMembers(path)) await import('./member-routes.tsx')
}

/** Loads the routes of the members' screens with the first such screen. */
export const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (isForMembers(path)) patch(rootRoute, (await import('./member-routes.tsx')).memberRoutes)
}

export const createAppRouter = () =>
  addViewTransitions(createBrowserRouter(initialRoutes, { patchRoutesOnNavigation }))
