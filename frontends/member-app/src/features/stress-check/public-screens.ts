import { paths } from '../../app/paths.ts'
import type { PublicScreen } from '../../app/screen.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: paths.stressCheck,
    page: () => import('./pages/StressCheckPage.tsx'),
    namespaces: ['stress-check'],
    flow: true,
  },
]
