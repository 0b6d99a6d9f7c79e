import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: paths.setUpSecondFactor,
    page: async () => (await import('./pages/SetUpSecondFactorPage.tsx')).SetUpSecondFactorPage,
    namespaces: ['settings'],
  },
  {
    path: `${paths.objectToReset}/:path`,
    page: async () => (await import('./pages/ObjectToResetPage.tsx')).ObjectToResetPage,
    namespaces: ['settings'],
  },
]
