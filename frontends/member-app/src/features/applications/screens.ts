import { paths } from '../../app/paths.ts'
import { type MemberScreen, mapMemberRolesToSection } from '../../app/screen.ts'
import { canRequestAgency } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.authorization,
    page: () => import('./pages/AuthorizationPage.tsx'),
    namespaces: ['applications'],
    menu: { name: 'application', section: mapMemberRolesToSection('others'), order: 60, whilePending: true },
    withoutConsent: true,
  },
  {
    path: paths.agencyChange,
    page: () => import('./pages/AgencyChangePage.tsx'),
    namespaces: ['applications'],
    permission: canRequestAgency,
    fallback: paths.authorization,
    withoutConsent: true,
  },
  {
    path: paths.applying,
    page: () => import('./pages/OwnApplicationsPage.tsx'),
    namespaces: ['applications', 'lists'],
    withoutConsent: true,
  },
]
