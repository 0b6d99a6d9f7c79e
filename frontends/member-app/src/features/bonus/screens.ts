import { paths } from '../../app/paths.ts'
import type { MemberScreen } from '../../app/screen.ts'
import { canBuy } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.bonusCode,
    page: async () => (await import('./pages/BonusCodePage.tsx')).BonusCodePage,
    namespaces: ['bonus'],
    permission: canBuy,
    withoutConsent: true,
  },
]
