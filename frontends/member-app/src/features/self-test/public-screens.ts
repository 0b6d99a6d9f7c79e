import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

export const publicScreens: readonly Screen[] = [
  {
    path: paths.playground,
    page: () => import('./pages/SelfTestPage.tsx'),
    namespaces: ['self-test', 'face'],
    localOnly: true,
  },
]
