import { paths } from '../../app/paths.ts'
import { type MemberScreen, mapMemberRolesToSection } from '../../app/screen.ts'
import { canBuy } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.subscriptionState,
    page: () => import('./pages/SubscriptionStatePage.tsx'),
    namespaces: ['contracts', 'family'],
    permission: canBuy,
    menu: { name: 'subscription', section: mapMemberRolesToSection('subscription'), order: 10 },
    withoutConsent: true,
  },
  {
    path: paths.paymentHistory,
    page: () => import('./pages/PaymentHistoryPage.tsx'),
    namespaces: ['contracts', 'cards', 'lists'],
    permission: canBuy,
    menu: { name: 'purchaseHistory', section: mapMemberRolesToSection('subscription'), order: 20 },
    withoutConsent: true,
  },
  {
    path: `${paths.paymentDetail}/:id`,
    page: () => import('./pages/PaymentDetailPage.tsx'),
    namespaces: ['contracts', 'cards'],
    permission: canBuy,
    withoutConsent: true,
  },
  {
    path: `${paths.receipt}/:id`,
    page: () => import('./pages/ReceiptPage.tsx'),
    namespaces: ['contracts'],
    permission: canBuy,
    withoutConsent: true,
  },
]
