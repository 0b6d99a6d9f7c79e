import { paths } from '../../app/paths.ts'
import type { MemberScreen } from '../../app/screen.ts'
import { canListen } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.kanade,
    page: () => import('./pages/KanadePage.tsx'),
    namespaces: ['kanade', 'player'],
    permission: canListen,
  },
  {
    path: paths.kanadeRandom,
    page: () => import('./pages/KanadeRandomPage.tsx'),
    namespaces: ['kanade', 'player'],
    flow: true,
    permission: canListen,
  },
]
