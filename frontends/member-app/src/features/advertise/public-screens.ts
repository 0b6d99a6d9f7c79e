import { paths } from '../../app/paths.ts'
import type { PublicScreen } from '../../app/screen.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: paths.advertise,
    page: () => import('./pages/AdvertisePage.tsx'),
    namespaces: ['pages'],
  },
]
