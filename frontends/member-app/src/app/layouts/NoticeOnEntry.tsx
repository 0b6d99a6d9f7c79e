import { lazyPart } from '../../components/lazy-part.tsx'
import type { CurrentUser } from '../../features/session/types.ts'
import { loadTexts } from '../../lib/i18n/i18n.ts'
import { isInvitedToMentalCheck } from '../menu.ts'

const NoticeDialog = lazyPart(async () => {
  const [dialog] = await Promise.all([
    import('../../features/activity/components/NoticeDialog.tsx'),
    loadTexts(['activity']),
  ])
  return dialog
})

/** Entering my page may bring the week's notice; its advice is not for enterprise users (D2§6, D-107). */
export function NoticeOnEntry({ user }: { user: CurrentUser }) {
  return isInvitedToMentalCheck(user) && <NoticeDialog />
}
