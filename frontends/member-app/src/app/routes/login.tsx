import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { useDocumentTitle } from '../../components/use-document-title.ts'
import { LeaveApp } from '../../features/login/components/LeaveApp.tsx'
import { LoginForm } from '../../features/login/components/LoginForm.tsx'
import { LoginPanel } from '../../features/login/components/LoginPanel.tsx'
import { useSession } from '../../features/session/session-context.ts'
import { isOutsideApp, returnTo } from '../return-to.ts'

/** Members have nothing to do here: they go to the page they came from, or to my page. */
export function Page() {
  const { t } = useTranslation('login')
  const { status } = useSession()
  const location = useLocation()
  useDocumentTitle(t('title'))
  if (status === 'member') {
    const to = returnTo(location)
    return isOutsideApp(to) ? <LeaveApp to={to} /> : <Navigate to={to} replace />
  }
  return (
    <LoginPanel>
      <LoginForm />
    </LoginPanel>
  )
}
