import { paths } from '../../app/paths.ts'
import type { PublicScreen } from '../../app/screen.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: paths.home,
    page: () => import('./pages/HomePage.tsx'),
    namespaces: ['home'],
    bare: true,
  },
]
