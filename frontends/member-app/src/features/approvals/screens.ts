import { paths } from '../../app/paths.ts'
import type { MemberScreen } from '../../app/screen.ts'
import { canApprove } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.approval,
    page: () => import('./pages/ApprovalPage.tsx'),
    namespaces: ['approvals', 'lists'],
    permission: canApprove,
    fallback: paths.authorization,
    withoutConsent: true,
  },
]
