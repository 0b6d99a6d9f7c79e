import { paths } from './paths.ts'
import type { MemberScreen } from './screen.ts'

const upcoming = (path: string): MemberScreen => ({
  path,
  page: () => import('./pages/UpcomingPage.tsx'),
  namespaces: ['pages'],
})

/**
 * Addresses of the specification whose screens are still being made: they say so, and no menu leads there. Whoever adds the
 * screen takes its address off.
 */
export const upcomingMemberScreens: readonly MemberScreen[] = [paths.calendar, paths.managementCalendar].map(
  upcoming,
)
