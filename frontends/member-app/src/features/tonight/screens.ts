import { paths } from '../../app/paths.ts'
import { type MemberScreen, mapMemberRolesToSection } from '../../app/screen.ts'
import { canListen, withoutAiEsthe } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.tonight,
    page: () => import('./pages/TonightPage.tsx'),
    namespaces: ['tonight', 'player'],
    permission: canListen,
    fallback: withoutAiEsthe,
    menu: { name: 'tonight', section: mapMemberRolesToSection('services'), order: 5 },
  },
]
