import { paths } from '../../app/paths.ts'
import { type MemberScreen, mapMemberRolesToSection } from '../../app/screen.ts'
import { canUseAiEsthe, withoutAiEsthe } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.aiesthe,
    page: () => import('./pages/AiEsthePage.tsx'),
    namespaces: ['aiesthe'],
    permission: canUseAiEsthe,
    fallback: withoutAiEsthe,
    menu: { name: 'aiesthe', section: mapMemberRolesToSection('services'), order: 10 },
  },
  {
    path: paths.aiestheRandom,
    page: () => import('./pages/AiEstheRandomPage.tsx'),
    namespaces: ['aiesthe', 'player'],
    flow: true,
    permission: canUseAiEsthe,
    fallback: withoutAiEsthe,
  },
  {
    path: paths.aiestheFeeling,
    page: () => import('./pages/FeelingPage.tsx'),
    namespaces: ['aiesthe', 'player'],
    flow: true,
    permission: canUseAiEsthe,
    fallback: withoutAiEsthe,
  },
]
