import { paths } from '../../app/paths.ts'
import type { MemberScreen } from '../../app/screen.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.changePassword,
    page: async () => (await import('./pages/ChangePasswordPage.tsx')).ChangePasswordPage,
    namespaces: ['password'],
    withoutConsent: true,
  },
]
