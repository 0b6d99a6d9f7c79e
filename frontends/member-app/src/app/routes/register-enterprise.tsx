import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router'
import { PageTitle } from '../../components/PageTitle.tsx'
import { AgencyForm } from '../../features/registration/components/AgencyForm.tsx'
import { LinkedStep } from '../../features/registration/components/LinkedStep.tsx'
import { MailStep } from '../../features/registration/components/MailStep.tsx'
import { QueryProvider } from '../../features/session/components/QueryProvider.tsx'
import { useSession } from '../../features/session/session-context.ts'
import { isAgencyCode } from '../../lib/agency-code.ts'
import { paths } from '../paths.ts'

/** Registration with the code of an agency, which its own link may bring along (D-034); the mail's link opens the form. */
export function Page() {
  const { t } = useTranslation('registration')
  const { status, enter } = useSession()
  const { agency } = useParams()
  const [params] = useSearchParams()
  const path = params.get('link')
  const agencyCode = agency && isAgencyCode(agency) ? agency : undefined
  const navigate = useNavigate()
  if (status === 'member') return <Navigate to={paths.mypage} replace />
  const goOn = async () => {
    if (!(await enter())) navigate(paths.login)
  }
  return (
    <QueryProvider>
      <PageTitle lead={t('agency.lead')}>{t('agency.title')}</PageTitle>
      {path ? (
        <LinkedStep path={path}>
          {(email) => <AgencyForm agency={agencyCode} email={email} path={path} onRegistered={goOn} />}
        </LinkedStep>
      ) : (
        <MailStep opens={{ form: 'agency', ...(agencyCode && { agencyCode }) }} />
      )}
    </QueryProvider>
  )
}
