import { paths } from '../../app/paths.ts'
import type { MemberScreen } from '../../app/screen.ts'
import { canUseAiEsthe, withoutAiEsthe } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: `${paths.aiestheInterview}/:age?`,
    page: async () => (await import('./pages/InterviewPage.tsx')).InterviewPage,
    namespaces: ['interview', 'player', 'plans'],
    permission: canUseAiEsthe,
    fallback: withoutAiEsthe,
  },
]
