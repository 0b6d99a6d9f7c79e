import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: paths.support,
    page: () => import('./pages/SupportPage.tsx'),
    namespaces: ['support'],
  },
]
