import { paths } from '../../app/paths.ts'
import { forMembers, type MemberScreen } from '../../app/screen.ts'
import { canBuy } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.subscriptionState,
    page: async () => (await import('./pages/SubscriptionStatePage.tsx')).SubscriptionStatePage,
    namespaces: ['contracts'],
    permission: canBuy,
    menu: { name: 'subscription', section: forMembers('subscription'), order: 10 },
    withoutConsent: true,
  },
  {
    path: paths.paymentHistory,
    page: async () => (await import('./pages/PaymentHistoryPage.tsx')).PaymentHistoryPage,
    namespaces: ['contracts', 'lists'],
    permission: canBuy,
    menu: { name: 'purchaseHistory', section: forMembers('subscription'), order: 20 },
    withoutConsent: true,
  },
  {
    path: `${paths.paymentDetail}/:id`,
    page: async () => (await import('./pages/PaymentDetailPage.tsx')).PaymentDetailPage,
    namespaces: ['contracts', 'cards'],
    permission: canBuy,
    withoutConsent: true,
  },
]
