import { paths } from '../../app/paths.ts'
import type { MemberScreen } from '../../app/screen.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.changePassword,
    page: () => import('./pages/ChangePasswordPage.tsx'),
    namespaces: ['password'],
    withoutConsent: true,
  },
]
