import { createLazyComponent } from '../../../components/lazy-component.tsx'
import { isInvitedToMentalCheck } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'

const MentalCheckPanel = createLazyComponent(() => import('./MentalCheckPanel.tsx'))

/** Invites members who have a mental check due. */
export function MentalCheckInvitation() {
  const { user } = useSession()
  return isInvitedToMentalCheck(user) && <MentalCheckPanel />
}
