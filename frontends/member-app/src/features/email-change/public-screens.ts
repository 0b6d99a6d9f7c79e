import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

export const publicScreens: readonly Screen[] = [
  {
    path: `${paths.confirmEmail}/:path`,
    page: () => import('./pages/ConfirmEmailPage.tsx'),
    namespaces: ['settings'],
  },
]
