import type { RouteObject } from 'react-router-dom'
import { MyPageLayout } from './layouts/MyPageLayout.tsx'
import { memberScreens } from './member-screens.ts'
import { toMemberScreenRoute, wrapInFrame } from './screen-route.tsx'

/** The screens of members, which visitors never load. */
export const memberRoutes: RouteObject[] = [
  {
    // Patched into the table more than once, it is known by its id.
    id: 'members',
    element: <MyPageLayout />,
    children: wrapInFrame(memberScreens.map(toMemberScreenRoute)),
  },
]
