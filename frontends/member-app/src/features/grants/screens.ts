import { paths } from '../../app/paths.ts'
import type { MemberScreen } from '../../app/screen.ts'
import { isAdmin } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.grantAuthority,
    page: () => import('./pages/GrantAuthorityPage.tsx'),
    namespaces: ['grants', 'lists'],
    permission: isAdmin,
    fallback: paths.authorization,
    withoutConsent: true,
  },
]
