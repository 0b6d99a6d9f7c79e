import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

export const publicScreens: readonly Screen[] = [
  {
    path: paths.stressCheck,
    page: () => import('./pages/StressCheckPage.tsx'),
    namespaces: ['stress-check'],
  },
]
