import { paths } from '../../app/paths.ts'
import { forMembers, type MemberScreen } from '../../app/screen.ts'
import { canRequestAgency } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.authorization,
    page: async () => (await import('./pages/AuthorizationPage.tsx')).AuthorizationPage,
    namespaces: ['applications'],
    menu: { name: 'application', section: forMembers('others'), order: 60, whilePending: true },
    withoutConsent: true,
  },
  {
    path: paths.agencyChange,
    page: async () => (await import('./pages/AgencyChangePage.tsx')).AgencyChangePage,
    namespaces: ['applications'],
    permission: canRequestAgency,
    fallback: paths.authorization,
    withoutConsent: true,
  },
  {
    path: paths.applying,
    page: async () => (await import('./pages/OwnApplicationsPage.tsx')).OwnApplicationsPage,
    namespaces: ['applications', 'lists'],
    withoutConsent: true,
  },
]
