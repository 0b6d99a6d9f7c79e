import { paths } from './paths.ts'
import type { MemberScreen, Screen } from './screen.ts'

const upcoming = (path: string): Screen => ({
  path,
  page: () => import('./pages/UpcomingPage.tsx'),
  namespaces: ['pages'],
})

/**
 * Addresses of the specification whose screens are still being made: they say so, and no menu leads there. Whoever adds the
 * screen takes its address off.
 */
export const upcomingPublicScreens: readonly Screen[] = [paths.supportChat].map(upcoming)

export const upcomingMemberScreens: readonly MemberScreen[] = [
  `${paths.enterprise}/:page?/:sectionId?`,
  paths.calendar,
  paths.managementCalendar,
].map(upcoming)
