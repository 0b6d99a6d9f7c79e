import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

export const publicScreens: readonly Screen[] = [
  {
    path: paths.setUpSecondFactor,
    page: () => import('./pages/SetUpSecondFactorPage.tsx'),
    namespaces: ['settings'],
  },
  {
    path: `${paths.objectToReset}/:path`,
    page: () => import('./pages/ObjectToResetPage.tsx'),
    namespaces: ['settings'],
  },
]
