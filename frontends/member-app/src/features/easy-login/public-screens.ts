import { paths } from '../../app/paths.ts'
import type { PublicScreen } from '../../app/screen.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: `${paths.easyLogin}/:path`,
    page: () => import('./pages/EasyLoginPage.tsx'),
    namespaces: ['pages'],
  },
]
