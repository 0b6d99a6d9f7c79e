import { paths } from '../../app/paths.ts'
import { forMembers, type MemberScreen } from '../../app/screen.ts'
import { canListen } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.soundesthe,
    page: async () => (await import('./pages/SoundesthePage.tsx')).SoundesthePage,
    namespaces: ['soundesthe', 'player', 'plans'],
    permission: canListen,
    menu: { name: 'soundesthe', section: forMembers('services'), order: 20 },
  },
  {
    path: paths.soundestheRandom,
    page: async () => (await import('./pages/SoundRandomPage.tsx')).SoundRandomPage,
    namespaces: ['soundesthe', 'player', 'plans'],
    permission: canListen,
  },
  {
    path: paths.soundesthePurpose,
    page: async () => (await import('./pages/SoundPurposePage.tsx')).SoundPurposePage,
    namespaces: ['soundesthe', 'player', 'plans'],
    permission: canListen,
  },
  {
    path: paths.soundestheCategory,
    page: async () => (await import('./pages/SoundCategoryPage.tsx')).SoundCategoryPage,
    namespaces: ['soundesthe', 'player', 'plans'],
    permission: canListen,
  },
]
