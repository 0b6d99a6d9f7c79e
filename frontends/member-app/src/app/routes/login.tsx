import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { useDocumentTitle } from '../../components/use-document-title.ts'
import { LeaveApp } from '../../features/login/components/LeaveApp.tsx'
import { LoginForm } from '../../features/login/components/LoginForm.tsx'
import { LoginPanel } from '../../features/login/components/LoginPanel.tsx'
import { useSession } from '../../features/session/session-context.ts'
import { paths } from '../paths.ts'
import { isOutsideApp, returnTo, via } from '../return-to.ts'

/** Members have nothing to do here: they go to the page they came from, or to my page; first to their second factor if it is due. */
export function Page() {
  const { t } = useTranslation('login')
  const { status, user } = useSession()
  const location = useLocation()
  useDocumentTitle(t('title'))
  if (status === 'member') {
    const to = returnTo(location)
    if (user?.secondFactorMissing) return <Navigate to={via(paths.setUpSecondFactor, to)} replace />
    return isOutsideApp(to) ? <LeaveApp to={to} /> : <Navigate to={to} replace />
  }
  return (
    <LoginPanel>
      <LoginForm />
    </LoginPanel>
  )
}
