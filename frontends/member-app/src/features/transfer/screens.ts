import { paths } from '../../app/paths.ts'
import type { MemberScreen } from '../../app/screen.ts'
import { isAdmin } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.transfer,
    page: async () => (await import('./pages/TransferPage.tsx')).TransferPage,
    namespaces: ['transfer', 'lists'],
    permission: isAdmin,
    fallback: paths.authorization,
    withoutConsent: true,
  },
  {
    path: paths.transferCustomer,
    page: async () => (await import('./pages/TransferCustomerPage.tsx')).TransferCustomerPage,
    namespaces: ['transfer', 'lists'],
    permission: isAdmin,
    fallback: paths.authorization,
    withoutConsent: true,
  },
  {
    path: paths.transferPic,
    page: async () => (await import('./pages/TransferPicPage.tsx')).TransferPicPage,
    namespaces: ['transfer', 'lists'],
    permission: isAdmin,
    fallback: paths.authorization,
    withoutConsent: true,
  },
]
