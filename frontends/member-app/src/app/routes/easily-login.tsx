import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { LoadingState } from '../../components/LoadingState.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { EasyEntry } from '../../features/easy-login/components/EasyEntry.tsx'
import { useSession } from '../../features/session/session-context.ts'
import { paths } from '../paths.ts'

/** The easy-login link (D-059). */
export function Page() {
  const { t } = useTranslation('pages')
  const { status } = useSession()
  const { path = '' } = useParams()
  if (status === 'member') return <Navigate to={paths.mypage} replace />
  return (
    <>
      <PageTitle>{t('easyLogin.title')}</PageTitle>
      {status === 'checking' ? <LoadingState /> : <EasyEntry path={path} />}
    </>
  )
}
