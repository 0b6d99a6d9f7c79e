import { paths } from '../../app/paths.ts'
import type { PublicScreen } from '../../app/screen.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: paths.setUpPasskey,
    page: () => import('./pages/SetUpPasskeyPage.tsx'),
    namespaces: ['settings', 'registration'],
  },
]
