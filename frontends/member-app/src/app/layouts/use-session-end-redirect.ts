import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAlert } from '../../components/alert/alert-context.ts'
import { afterSession } from '../../features/session/return-to.ts'
import { useSession } from '../../features/session/session-context.ts'
import type { SessionEnd } from '../../features/session/types.ts'
import { pairedDevice } from '../../lib/paired-device.ts'
import { paths } from '../paths.ts'

/** Navigates when a session has ended and shows the reason once, unless the member logged out. */
export function useSessionEndRedirect(): void {
  const { end, acknowledgeEnd } = useSession()
  const { t } = useTranslation()
  const alert = useAlert()
  const navigate = useNavigate()
  const location = useLocation()
  const announced = useRef<SessionEnd | null>(null)

  useEffect(() => {
    // A page that is opened after the logout is remembered as the page to return to.
    if (end?.reason === 'logout' && location.pathname === paths.login) acknowledgeEnd()
    if (!end || announced.current === end) return
    announced.current = end
    // A freed tablet logs out on the page that shows its next code, and stays there.
    if (end.reason === 'logout' && location.pathname === paths.devicePairing) return acknowledgeEnd()
    if (end.reason === 'duplicate') alert({ text: end.message, onClose: acknowledgeEnd })
    // A tablet of a room shows its next code instead of a message that nobody closes.
    if (end.reason === 'refused' && pairedDevice.isPaired()) acknowledgeEnd()
    else if (end.reason === 'refused')
      alert({ title: t('session.endedTitle'), text: t('session.ended'), onClose: acknowledgeEnd })
    const { to, state } = afterSession(end, location)
    navigate(to, { replace: true, state })
  }, [end, acknowledgeEnd, alert, navigate, location, t])
}
