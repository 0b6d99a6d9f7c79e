import { paths } from '../../app/paths.ts'
import type { MemberScreen } from '../../app/screen.ts'
import { canUseAiEsthe, withoutAiEsthe } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.mentalCheck,
    page: () => import('./pages/MentalCheckPage.tsx'),
    namespaces: ['mental-check'],
    flow: true,
    permission: canUseAiEsthe,
    fallback: withoutAiEsthe,
  },
  {
    path: `${paths.mentalCheckForm}/:id`,
    page: () => import('./pages/MentalCheckFormPage.tsx'),
    namespaces: ['mental-check'],
    flow: true,
    permission: canUseAiEsthe,
    fallback: withoutAiEsthe,
  },
]
