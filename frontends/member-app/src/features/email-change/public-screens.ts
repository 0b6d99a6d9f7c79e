import { paths } from '../../app/paths.ts'
import type { PublicScreen } from '../../app/screen.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: `${paths.confirmEmail}/:path`,
    page: () => import('./pages/ConfirmEmailPage.tsx'),
    namespaces: ['settings'],
  },
]
