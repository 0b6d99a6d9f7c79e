import { paths } from '../../app/paths.ts'
import type { PublicScreen } from '../../app/screen.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: paths.login,
    page: () => import('./pages/LoginPage.tsx'),
    namespaces: ['login'],
    bare: true,
  },
]
