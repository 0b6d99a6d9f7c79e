import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

export const publicScreens: readonly Screen[] = [
  {
    path: paths.environment,
    page: () => import('./pages/EnvironmentPage.tsx'),
    namespaces: ['pages'],
  },
]
