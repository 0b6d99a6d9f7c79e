import type { RouteObject } from 'react-router-dom'
import { MyPageLayout } from './layouts/MyPageLayout.tsx'
import { memberScreens } from './member-screens.ts'
import { toMemberScreenRoute, wrapInErrorBoundary } from './screen-route.tsx'

/** The screens of members, which are loaded for members only. */
export const memberRoutes: RouteObject[] = [
  {
    // The id keeps the router from adding the same routes twice.
    id: 'members',
    element: <MyPageLayout />,
    children: wrapInErrorBoundary(memberScreens.map(toMemberScreenRoute)),
  },
]
