import { paths } from '../../app/paths.ts'
import type { MemberScreen } from '../../app/screen.ts'
import { canUseAiEsthe, withoutAiEsthe } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: `${paths.aiestheInterview}/:age?`,
    page: () => import('./pages/InterviewPage.tsx'),
    namespaces: ['interview', 'player'],
    flow: true,
    permission: canUseAiEsthe,
    fallback: withoutAiEsthe,
  },
]
