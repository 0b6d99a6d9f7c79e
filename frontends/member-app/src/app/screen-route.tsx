import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { loadTexts } from '../lib/i18n/i18n.ts'
import { isLocalMode } from '../lib/is-local-mode.ts'
import { ScreenErrorPage } from './layouts/ScreenErrorPage.tsx'
import { notFoundScreen } from './public-screens.ts'
import { RequireAccess } from './RequireAccess.tsx'
import type { MemberScreen, PublicScreen } from './screen.ts'

/** Creates the route of a screen; its code and its texts are loaded together when it first opens. */
export const toPublicScreenRoute = (screen: PublicScreen): RouteObject => ({
  path: screen.path,
  handle: screen,
  lazy: async () => ({
    Component: await loadPage(screen.localOnly && !isLocalMode() ? notFoundScreen : screen),
  }),
})

/** Creates the route of a screen of my page, guarded by its permission. */
export const toMemberScreenRoute = (screen: MemberScreen): RouteObject => ({
  path: screen.path,
  handle: screen,
  lazy: async () => {
    const Page = await loadPage(screen)
    return {
      element: (
        <RequireAccess screen={screen}>
          <Page />
        </RequireAccess>
      ),
    }
  },
})

/** Wraps screens so that the frame and a playing sound survive when one of them fails. */
export const wrapInErrorBoundary = (screens: RouteObject[]): RouteObject[] => [
  { errorElement: <ScreenErrorPage />, children: screens },
]

async function loadPage({
  page,
  namespaces,
}: Pick<PublicScreen, 'page' | 'namespaces'>): Promise<ComponentType> {
  const [module] = await Promise.all([page(), loadTexts(namespaces)])
  const [Page] = Object.values(module)
  if (!Page) throw new Error('The module of the page exports no component')
  return Page
}
