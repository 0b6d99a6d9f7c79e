import type { RouteObject } from 'react-router'
import { page } from './page.ts'
import { paths } from './paths.ts'

/** Addresses of the specification whose pages are still being made, to be taken off here with the page; they open for everybody. */
export const upcomingPublicPaths = [paths.supportChat, '/stress-check'] as const

/** The same for members. */
export const upcomingMemberPaths = [
  `${paths.enterprise}/:page?/:sectionId?`,
  paths.calendar,
  paths.managementCalendar,
  paths.chartManagement,
  paths.filloutChart,
  paths.chartList,
] as const

const lazy = page(['pages'], () => import('./routes/upcoming.tsx'))

/** Routes that say so. */
export const upcomingRoutes = (addresses: readonly string[]): RouteObject[] =>
  addresses.map((path) => ({ path, lazy }))
