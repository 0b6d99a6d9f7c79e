import { paths } from '../../app/paths.ts'
import type { MemberScreen } from '../../app/screen.ts'
import { canListen } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.kanade,
    page: async () => (await import('./pages/KanadePage.tsx')).KanadePage,
    namespaces: ['kanade', 'player', 'plans'],
    permission: canListen,
  },
  {
    path: paths.kanadeRandom,
    page: async () => (await import('./pages/KanadeRandomPage.tsx')).KanadeRandomPage,
    namespaces: ['kanade', 'player', 'plans'],
    permission: canListen,
  },
]
