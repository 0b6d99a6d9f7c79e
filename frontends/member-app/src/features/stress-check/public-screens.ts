import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: paths.stressCheck,
    page: async () => (await import('./pages/StressCheckPage.tsx')).StressCheckPage,
    namespaces: ['stress-check'],
  },
]
