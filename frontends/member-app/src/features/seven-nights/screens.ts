import { paths } from '../../app/paths.ts'
import type { MemberScreen } from '../../app/screen.ts'
import { canListen } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.sevenNights,
    page: () => import('./pages/SevenNightsPage.tsx'),
    namespaces: ['seven-nights', 'activity', 'tonight'],
    permission: canListen,
  },
]
