import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: paths.advertise,
    page: async () => (await import('./pages/AdvertisePage.tsx')).AdvertisePage,
    namespaces: ['pages'],
  },
]
