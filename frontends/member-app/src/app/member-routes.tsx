import type { RouteObject } from 'react-router-dom'
import { loadTexts } from '../lib/i18n/i18n.ts'
import { MyPageLayout } from './layouts/MyPageLayout.tsx'
import { memberScreens } from './member-screens.ts'
import { memberScreenRoute } from './screen-route.tsx'

/** The screens of members, which visitors never load. */
export const memberRoutes: RouteObject[] = [
  {
    // Patched into the table more than once, it is known by its id.
    id: 'members',
    // The side menu's labels.
    lazy: async () => {
      await loadTexts(['menu'])
      return { Component: MyPageLayout }
    },
    children: memberScreens.map(memberScreenRoute),
  },
]
