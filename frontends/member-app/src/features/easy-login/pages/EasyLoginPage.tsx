import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { useSession } from '../../session/session-context.ts'
import { EasyLoginAttempt } from '../components/EasyLoginAttempt.tsx'

/** Logs in by an easy-login link. */
export function EasyLoginPage() {
  const { t } = useTranslation('pages')
  const { status } = useSession()
  const { path = '' } = useParams()
  if (status === 'member') return <Navigate to={paths.mypage} replace />
  return (
    <>
      <PageTitle>{t('easyLogin.title')}</PageTitle>
      {status === 'checking' ? <LoadingState /> : <EasyLoginAttempt path={path} />}
    </>
  )
}
