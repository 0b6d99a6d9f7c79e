import { paths } from '../../app/paths.ts'
import type { MemberScreen } from '../../app/screen.ts'
import { canUseAiEsthe, withoutAiEsthe } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.mentalCheck,
    page: async () => (await import('./pages/MentalCheckPage.tsx')).MentalCheckPage,
    namespaces: ['mental-check'],
    permission: canUseAiEsthe,
    fallback: withoutAiEsthe,
  },
  {
    path: `${paths.mentalCheckForm}/:id`,
    page: async () => (await import('./pages/MentalCheckFormPage.tsx')).MentalCheckFormPage,
    namespaces: ['mental-check'],
    permission: canUseAiEsthe,
    fallback: withoutAiEsthe,
  },
]
