import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: paths.home,
    page: async () => (await import('./pages/HomePage.tsx')).HomePage,
    namespaces: ['home'],
    bare: true,
  },
]
