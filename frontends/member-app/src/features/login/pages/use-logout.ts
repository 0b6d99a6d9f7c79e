import { useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { chartDrafts } from '../../charts/drafts.ts'
import { drafts } from '../../mental-check/draft-storage.ts'
import { useSession } from '../../session/session-context.ts'

/** Logs out and leads to the login (D1§4.4); unsent answers and charts do not stay for the next one at this device. */
export function useLogout(): () => void {
  const { logout } = useSession()
  const navigate = useNavigate()
  return () => {
    drafts.clearAll()
    chartDrafts.clearAll()
    void logout()
    navigate(paths.login, { state: null })
  }
}
