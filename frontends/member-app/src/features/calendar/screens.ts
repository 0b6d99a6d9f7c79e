import { paths } from '../../app/paths.ts'
import { type MemberScreen, mapMemberRolesToSection } from '../../app/screen.ts'
import { canUseCalendars, withoutAiEsthe } from '../session/permissions.ts'

/** The calendar only reads, so it needs no consent to providing data. */
const forCalendars = {
  namespaces: ['calendar', 'appointments', 'face', 'stress-check'],
  permission: canUseCalendars,
  fallback: withoutAiEsthe,
  withoutConsent: true,
} as const

export const screens: readonly MemberScreen[] = [
  {
    ...forCalendars,
    path: paths.calendar,
    page: () => import('./pages/CalendarPage.tsx'),
    menu: { name: 'calendar', section: mapMemberRolesToSection('records'), order: 10 },
  },
  {
    ...forCalendars,
    path: paths.managementCalendar,
    page: () => import('./pages/ManagementCalendarPage.tsx'),
    menu: { name: 'managementCalendar', section: { ROLE_PERSON_IN_CHARGE: 'records' }, order: 20 },
  },
]
