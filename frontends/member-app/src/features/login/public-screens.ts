import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

export const publicScreens: readonly Screen[] = [
  {
    path: paths.login,
    page: () => import('./pages/LoginPage.tsx'),
    namespaces: ['login'],
    bare: true,
  },
]
