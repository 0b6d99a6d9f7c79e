import { paths } from '../../app/paths.ts'
import type { MemberScreen } from '../../app/screen.ts'
import { isPersonInCharge } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.picManagement,
    page: () => import('./pages/PicManagementPage.tsx'),
    namespaces: ['agency', 'lists'],
    permission: isPersonInCharge,
    fallback: paths.home,
    withoutConsent: true,
  },
]
