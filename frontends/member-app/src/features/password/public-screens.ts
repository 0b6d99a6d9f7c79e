import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: `${paths.forgotPassword}/:path?`,
    page: async () => (await import('./pages/ForgotPasswordPage.tsx')).ForgotPasswordPage,
    namespaces: ['password'],
  },
]
