import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { useAlert } from '../../components/alert/alert-context.ts'
import { useSession } from '../../features/session/session-context.ts'
import { paths } from '../paths.ts'
import { returnState } from '../return-to.ts'

/** Tells a member why the session ended and leads on: to the login and back (D1§4.6), or home after a duplicate login (D1§4.7). */
export function useSessionEnd(): void {
  const { end, acknowledgeEnd } = useSession()
  const { t } = useTranslation()
  const alert = useAlert()
  const navigate = useNavigate()
  const location = useLocation()

  useEffect(() => {
    if (!end) return
    acknowledgeEnd()
    if (end.reason === 'duplicate') {
      alert({ text: end.message })
      navigate(paths.home, { replace: true })
      return
    }
    alert({ title: t('session.endedTitle'), text: t('session.ended') })
    navigate(paths.login, { replace: true, state: returnState(location) })
  }, [end, acknowledgeEnd, alert, navigate, location, t])
}
