import { Navigate } from 'react-router'
import { useSession } from '../../features/session/session-context.ts'
import { paths } from '../paths.ts'
import { Page as Upcoming } from './upcoming.tsx'

/** Only the person in charge may open it; others go home (D1§6). */
export function Page() {
  const { user } = useSession()
  return user?.roles.includes('ROLE_PERSON_IN_CHARGE') ? <Upcoming /> : <Navigate to={paths.home} replace />
}
