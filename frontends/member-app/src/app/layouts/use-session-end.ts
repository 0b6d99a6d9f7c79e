import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAlert } from '../../components/alert/alert-context.ts'
import { afterSession } from '../../features/session/return-to.ts'
import { useSession } from '../../features/session/session-context.ts'
import type { SessionEnd } from '../../features/session/types.ts'

/** Tells a member once why the session ended, and leads on (D1§4.6, D1§4.7). */
export function useSessionEnd(): void {
  const { end, acknowledgeEnd } = useSession()
  const { t } = useTranslation()
  const alert = useAlert()
  const navigate = useNavigate()
  const location = useLocation()
  const announced = useRef<SessionEnd | null>(null)

  useEffect(() => {
    if (!end || announced.current === end) return
    announced.current = end
    const words =
      end.reason === 'duplicate'
        ? { text: end.message }
        : { title: t('session.endedTitle'), text: t('session.ended') }
    alert({ ...words, onClose: acknowledgeEnd })
    const { to, state } = afterSession(end, location)
    navigate(to, { replace: true, state })
  }, [end, acknowledgeEnd, alert, navigate, location, t])
}
