import { paths } from '../../app/paths.ts'
import type { PublicScreen } from '../../app/screen.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: paths.setUpSecondFactor,
    page: () => import('./pages/SetUpSecondFactorPage.tsx'),
    namespaces: ['settings'],
  },
  {
    path: `${paths.objectToReset}/:path`,
    page: () => import('./pages/ObjectToSecondFactorResetPage.tsx'),
    namespaces: ['settings'],
  },
]
