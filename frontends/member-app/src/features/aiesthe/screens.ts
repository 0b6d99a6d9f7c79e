import { paths } from '../../app/paths.ts'
import { forMembers, type MemberScreen } from '../../app/screen.ts'
import { canUseAiEsthe, withoutAiEsthe } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.aiesthe,
    page: async () => (await import('./pages/AiEsthePage.tsx')).AiEsthePage,
    namespaces: ['aiesthe', 'plans'],
    permission: canUseAiEsthe,
    fallback: withoutAiEsthe,
    menu: { name: 'aiesthe', section: forMembers('services'), order: 10 },
  },
  {
    path: paths.aiestheRandom,
    page: async () => (await import('./pages/AiEstheRandomPage.tsx')).AiEstheRandomPage,
    namespaces: ['aiesthe', 'player', 'plans'],
    permission: canUseAiEsthe,
    fallback: withoutAiEsthe,
  },
  {
    path: paths.aiestheFeeling,
    page: async () => (await import('./pages/FeelingPage.tsx')).FeelingPage,
    namespaces: ['aiesthe', 'player', 'plans'],
    permission: canUseAiEsthe,
    fallback: withoutAiEsthe,
  },
]
