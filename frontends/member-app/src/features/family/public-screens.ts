import { paths } from '../../app/paths.ts'
import type { PublicScreen } from '../../app/screen.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: `${paths.familyInvitation}/:token`,
    page: () => import('./pages/FamilyInvitationPage.tsx'),
    namespaces: ['family'],
    flow: true,
  },
]
