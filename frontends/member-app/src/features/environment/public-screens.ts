import { paths } from '../../app/paths.ts'
import type { PublicScreen } from '../../app/screen.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: paths.environment,
    page: () => import('./pages/EnvironmentPage.tsx'),
    namespaces: ['pages'],
  },
]
