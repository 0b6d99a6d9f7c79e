import { paths } from '../../app/paths.ts'
import type { PublicScreen } from '../../app/screen.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: `${paths.forgotPassword}/:path?`,
    page: () => import('./pages/ForgotPasswordPage.tsx'),
    namespaces: ['password'],
  },
]
