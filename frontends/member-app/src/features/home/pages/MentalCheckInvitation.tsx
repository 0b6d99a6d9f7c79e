import { lazyPart } from '../../../components/lazy-part.tsx'
import { isInvitedToMentalCheck } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'

const MentalCheckPanel = lazyPart(() => import('./MentalCheckPanel.tsx'))

/** Invites members who have a mental check due. */
export function MentalCheckInvitation() {
  const { user } = useSession()
  return isInvitedToMentalCheck(user) && <MentalCheckPanel />
}
