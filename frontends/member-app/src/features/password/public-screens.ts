import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

export const publicScreens: readonly Screen[] = [
  {
    path: `${paths.forgotPassword}/:path?`,
    page: () => import('./pages/ForgotPasswordPage.tsx'),
    namespaces: ['password'],
  },
]
