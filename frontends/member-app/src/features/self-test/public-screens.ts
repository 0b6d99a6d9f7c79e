import { paths } from '../../app/paths.ts'
import type { PublicScreen } from '../../app/screen.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: paths.playground,
    page: () => import('./pages/DeviceTestPage.tsx'),
    namespaces: ['self-test', 'face'],
    localOnly: true,
  },
]
