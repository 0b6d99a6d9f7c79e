import { paths } from '../../app/paths.ts'
import type { MemberScreen } from '../../app/screen.ts'

// Without a permission: an account that is no enterprise one is logged out by the page itself, once that is sure.
const screen = (path: string, page: MemberScreen['page'], namespaces: string[] = []): MemberScreen => ({
  path,
  page,
  namespaces: ['enterprise', ...namespaces],
  withoutConsent: true,
})

export const screens: readonly MemberScreen[] = [
  {
    ...screen(paths.enterprise, async () => (await import('./pages/EnterprisePage.tsx')).EnterprisePage),
    menu: { name: 'enterprise', section: { ROLE_ENTERPRISE: 'enterprise' }, order: 10 },
  },
  screen(paths.roomPicker, async () => (await import('./pages/RoomPickerPage.tsx')).RoomPickerPage),
  screen(
    `${paths.roomPicker}/:sectionId`,
    async () => (await import('./pages/RoomPlayerPage.tsx')).RoomPlayerPage,
  ),
  screen(paths.roomsOverview, async () => (await import('./pages/RoomsOverviewPage.tsx')).RoomsOverviewPage),
  screen(
    `${paths.sectionSchedule}/:sectionId`,
    async () => (await import('./pages/SectionSchedulePage.tsx')).SectionSchedulePage,
  ),
  screen(
    `${paths.openingHours}/:roomId`,
    async () => (await import('./pages/OpeningHoursPage.tsx')).OpeningHoursPage,
  ),
  screen(paths.playReport, async () => (await import('./pages/PlayReportPage.tsx')).PlayReportPage),
  screen(paths.enterpriseTrial, async () => (await import('./pages/TrialPage.tsx')).TrialPage, [
    'player',
    'plans',
  ]),
]
