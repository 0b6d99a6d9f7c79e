import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

export const publicScreens: readonly Screen[] = [
  {
    path: paths.home,
    page: () => import('./pages/HomePage.tsx'),
    namespaces: ['home'],
    bare: true,
  },
]
