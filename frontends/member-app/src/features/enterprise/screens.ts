import { paths } from '../../app/paths.ts'
import type { MemberScreen } from '../../app/screen.ts'

// The screens require no permission, because the page itself logs out any other account once the server has confirmed who it is.
const screen = (path: string, page: MemberScreen['page'], namespaces: string[] = []): MemberScreen => ({
  path,
  page,
  namespaces: ['enterprise', ...namespaces],
  withoutConsent: true,
})

export const screens: readonly MemberScreen[] = [
  {
    ...screen(paths.enterprise, () => import('./pages/EnterprisePage.tsx')),
    menu: { name: 'enterprise', section: { ROLE_ENTERPRISE: 'enterprise' }, order: 10 },
  },
  screen(paths.roomPicker, () => import('./pages/RoomPickerPage.tsx')),
  screen(`${paths.roomPicker}/:sectionId`, () => import('./pages/RoomPlayerPage.tsx')),
  screen(paths.roomsOverview, () => import('./pages/RoomsOverviewPage.tsx')),
  screen(`${paths.sectionSchedule}/:sectionId`, () => import('./pages/SectionSchedulePage.tsx')),
  screen(`${paths.openingHours}/:roomId`, () => import('./pages/OpeningHoursPage.tsx')),
  screen(paths.closingDays, () => import('./pages/ClosingDaysPage.tsx')),
  screen(paths.playlists, () => import('./pages/PlaylistsPage.tsx')),
  screen(paths.playReport, () => import('./pages/PlayReportPage.tsx')),
  screen(paths.boards, () => import('./pages/BoardsPage.tsx')),
  screen(paths.pairDevice, () => import('./pages/PairDevicePage.tsx')),
  screen(paths.enterpriseTrial, () => import('./pages/TrialPage.tsx'), ['player', 'plans']),
]
