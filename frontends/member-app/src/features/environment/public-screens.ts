import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: paths.environment,
    page: async () => (await import('./pages/EnvironmentPage.tsx')).EnvironmentPage,
    namespaces: ['pages'],
  },
]
