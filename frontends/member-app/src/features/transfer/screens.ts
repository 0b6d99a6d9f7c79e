import { paths } from '../../app/paths.ts'
import type { MemberScreen } from '../../app/screen.ts'
import { isAdmin } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.transfer,
    page: () => import('./pages/TransferPage.tsx'),
    namespaces: ['transfer', 'lists'],
    permission: isAdmin,
    fallback: paths.authorization,
    withoutConsent: true,
  },
  {
    path: paths.transferCustomer,
    page: () => import('./pages/TransferCustomerPage.tsx'),
    namespaces: ['transfer', 'lists'],
    permission: isAdmin,
    fallback: paths.authorization,
    withoutConsent: true,
  },
  {
    path: paths.transferPic,
    page: () => import('./pages/TransferPicPage.tsx'),
    namespaces: ['transfer', 'lists'],
    permission: isAdmin,
    fallback: paths.authorization,
    withoutConsent: true,
  },
]
