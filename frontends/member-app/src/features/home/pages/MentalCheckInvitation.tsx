import { lazyPart } from '../../../components/lazy-part.tsx'
import { isInvitedToMentalCheck } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'

const MentalCheckPanel = lazyPart(() => import('./MentalCheckPanel.tsx'))

/** The way to the mental check, for members who have one to do. */
export function MentalCheckInvitation() {
  const { user } = useSession()
  return isInvitedToMentalCheck(user) && <MentalCheckPanel />
}
