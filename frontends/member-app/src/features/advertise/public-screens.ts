import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

export const publicScreens: readonly Screen[] = [
  {
    path: paths.advertise,
    page: () => import('./pages/AdvertisePage.tsx'),
    namespaces: ['pages'],
  },
]
