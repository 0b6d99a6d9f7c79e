import { paths } from '../../app/paths.ts'
import type { MemberScreen } from '../../app/screen.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.kanade,
    page: () => import('./pages/KanadePage.tsx'),
    namespaces: ['kanade', 'player', 'plans'],
  },
  {
    path: paths.kanadeRandom,
    page: () => import('./pages/KanadeRandomPage.tsx'),
    namespaces: ['kanade', 'player', 'plans'],
  },
]
