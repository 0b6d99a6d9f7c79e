import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

export const publicScreens: readonly Screen[] = [
  {
    path: `${paths.easyLogin}/:path`,
    page: () => import('./pages/EasyLoginPage.tsx'),
    namespaces: ['pages'],
  },
]
