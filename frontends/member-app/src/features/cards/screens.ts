import { paths } from '../../app/paths.ts'
import { type MemberScreen, mapMemberRolesToSection } from '../../app/screen.ts'
import { canBuy } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.paymentMethod,
    page: () => import('./pages/PaymentMethodPage.tsx'),
    namespaces: ['cards', 'contracts'],
    permission: canBuy,
    menu: { name: 'paymentMethod', section: mapMemberRolesToSection('others'), order: 10 },
    withoutConsent: true,
  },
]
