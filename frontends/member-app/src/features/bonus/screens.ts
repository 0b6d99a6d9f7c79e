import { paths } from '../../app/paths.ts'
import type { MemberScreen } from '../../app/screen.ts'
import { canBuy } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.bonusCode,
    page: () => import('./pages/BonusCodePage.tsx'),
    namespaces: ['bonus'],
    permission: canBuy,
    withoutConsent: true,
  },
]
