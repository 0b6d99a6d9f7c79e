import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useParams } from 'react-router'
import { LoginLink } from '../../components/LoginLink.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { AgencyForm } from '../../features/registration/components/AgencyForm.tsx'
import { QueryProvider } from '../../features/session/components/QueryProvider.tsx'
import { useSession } from '../../features/session/session-context.ts'
import { isAgencyCode } from '../../lib/agency-code.ts'
import { paths } from '../paths.ts'

/** Registration with the code of an agency, which its own link may bring along (D-034). */
export function Page() {
  const { t } = useTranslation('registration')
  const { status, enter } = useSession()
  const { agency } = useParams()
  const navigate = useNavigate()
  if (status === 'member') return <Navigate to={paths.mypage} replace />
  const goOn = async () => {
    if (!(await enter())) navigate(paths.login)
  }
  return (
    <QueryProvider>
      <PageTitle lead={t('agency.lead')}>{t('agency.title')}</PageTitle>
      <AgencyForm agency={agency && isAgencyCode(agency) ? agency : undefined} onRegistered={goOn} />
      <LoginLink />
    </QueryProvider>
  )
}
