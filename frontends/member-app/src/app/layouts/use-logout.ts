import { useNavigate } from 'react-router'
import { useSession } from '../../features/session/session-context.ts'
import { paths } from '../paths.ts'

/** Logs out and leads to the login (D1§4.4). */
export function useLogout(): () => void {
  const { logout } = useSession()
  const navigate = useNavigate()
  return () => {
    void logout()
    navigate(paths.login, { state: null })
  }
}
