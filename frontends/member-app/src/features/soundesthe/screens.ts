import { paths } from '../../app/paths.ts'
import { type MemberScreen, mapMemberRolesToSection } from '../../app/screen.ts'
import { canListen } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.soundesthe,
    page: () => import('./pages/SoundesthePage.tsx'),
    namespaces: ['soundesthe', 'player', 'sound-map'],
    permission: canListen,
    menu: { name: 'soundesthe', section: mapMemberRolesToSection('services'), order: 20 },
  },
  {
    path: paths.soundestheRandom,
    page: () => import('./pages/SoundRandomPage.tsx'),
    namespaces: ['soundesthe', 'player'],
    flow: true,
    permission: canListen,
  },
  {
    path: paths.soundesthePurpose,
    page: () => import('./pages/SoundPurposePage.tsx'),
    namespaces: ['soundesthe', 'player'],
    permission: canListen,
  },
  {
    path: paths.soundestheCategory,
    page: () => import('./pages/SoundCategoryPage.tsx'),
    namespaces: ['soundesthe', 'player'],
    permission: canListen,
  },
]
