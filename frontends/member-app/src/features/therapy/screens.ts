import { paths } from '../../app/paths.ts'
import type { MemberScreen } from '../../app/screen.ts'
import { canUseAiEsthe, withoutAiEsthe } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.aiestheTherapy,
    page: () => import('./pages/TherapyPage.tsx'),
    namespaces: ['therapy', 'player'],
    flow: true,
    permission: canUseAiEsthe,
    fallback: withoutAiEsthe,
  },
]
