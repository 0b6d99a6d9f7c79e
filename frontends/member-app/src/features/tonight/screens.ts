import { paths } from '../../app/paths.ts'
import { type MemberScreen, showToMembers } from '../../app/screen.ts'
import { canListen, withoutAiEsthe } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.tonight,
    page: () => import('./pages/TonightPage.tsx'),
    namespaces: ['tonight', 'player'],
    permission: canListen,
    fallback: withoutAiEsthe,
    menu: { name: 'tonight', section: showToMembers('services'), order: 5 },
  },
]
