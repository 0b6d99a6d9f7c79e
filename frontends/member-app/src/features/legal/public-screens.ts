import { paths } from '../../app/paths.ts'
import type { PublicScreen } from '../../app/screen.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: paths.privacyPolicy,
    page: () => import('./pages/PrivacyPolicyPage.tsx'),
    namespaces: ['pages'],
  },
  {
    path: paths.terms,
    page: () => import('./pages/TermsPage.tsx'),
    namespaces: ['pages'],
  },
  {
    path: paths.sellerNotice,
    page: () => import('./pages/SellerNoticePage.tsx'),
    namespaces: ['seller'],
  },
]
