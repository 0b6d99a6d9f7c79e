import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useDocumentTitle } from '../../../components/use-document-title.ts'
import { isOutsideApp, returnTo, withBack } from '../../session/return-to.ts'
import { useSession } from '../../session/session-context.ts'
import { ExternalRedirect } from '../components/ExternalRedirect.tsx'
import { LoginForm } from '../components/LoginForm.tsx'
import { LoginLayout } from '../components/LoginLayout.tsx'

/** Logs a visitor in. A member is led to the page they came from, or to my page, and first to the set-up of a second factor that is due. */
export function LoginPage() {
  const { t } = useTranslation('login')
  const { status, user } = useSession()
  const location = useLocation()
  useDocumentTitle(t('title'))
  if (status === 'member') {
    const to = returnTo(location)
    if (user?.secondFactorMissing) return <Navigate to={withBack(paths.setUpSecondFactor, to)} replace />
    return isOutsideApp(to) ? <ExternalRedirect to={to} /> : <Navigate to={to} replace />
  }
  return (
    <LoginLayout>
      <LoginForm />
    </LoginLayout>
  )
}
