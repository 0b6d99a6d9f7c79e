import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { useDocumentTitle } from '../../components/use-document-title.ts'
import { LoginForm } from '../../features/login/components/LoginForm.tsx'
import { LoginPanel } from '../../features/login/components/LoginPanel.tsx'
import { useSession } from '../../features/session/session-context.ts'
import { returnTo } from '../return-to.ts'

/** Members have nothing to do here: they go to the page they came from, or to my page. */
export function Page() {
  const { t } = useTranslation('login')
  const { status } = useSession()
  const { state } = useLocation()
  useDocumentTitle(t('title'))
  if (status === 'member') return <Navigate to={returnTo(state)} replace />
  return (
    <LoginPanel>
      <LoginForm />
    </LoginPanel>
  )
}
