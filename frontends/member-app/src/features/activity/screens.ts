import { paths } from '../../app/paths.ts'
import { type MemberScreen, mapMemberRolesToSection } from '../../app/screen.ts'
import { canListen } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.activity,
    page: () => import('./pages/ActivityPage.tsx'),
    namespaces: ['activity', 'player', 'check-in'],
    permission: canListen,
    menu: { name: 'activity', section: mapMemberRolesToSection('services'), order: 30 },
  },
  {
    path: paths.activityYear,
    page: () => import('./pages/ActivityYearPage.tsx'),
    namespaces: ['activity'],
    permission: canListen,
  },
]
