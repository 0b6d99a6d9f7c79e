import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { isAgencyCode } from '../../../lib/agency-code.rules.ts'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'
import { useSession } from '../../session/session-context.ts'
import { AgencyRegistrationForm } from '../components/AgencyRegistrationForm.tsx'
import { RegistrationAccountStep } from '../components/RegistrationAccountStep.tsx'
import { RegistrationMailStep } from '../components/RegistrationMailStep.tsx'
import { FreeSampleWhileWaiting } from './FreeSampleWhileWaiting.tsx'

/** Registers with the code of an agency, which the agency's link may contain; the mail's link opens the form. */
export function RegisterEnterprisePage() {
  const { t } = useTranslation('registration')
  const { status, enter } = useSession()
  const { agency } = useParams()
  const [params] = useSearchParams()
  const path = params.get('link')
  const agencyCode = agency && isAgencyCode(agency) ? agency : undefined
  const navigate = useNavigate()
  if (status === 'member') return <Navigate to={paths.mypage} replace />
  const onRegistered = async () => {
    if (!(await enter())) navigate(paths.login)
  }
  return (
    <QueryProvider>
      <PageTitle lead={t('agency.lead')}>{t('agency.title')}</PageTitle>
      {path ? (
        <RegistrationAccountStep path={path}>
          {(email) => (
            <AgencyRegistrationForm
              agency={agencyCode}
              email={email}
              path={path}
              onRegistered={onRegistered}
            />
          )}
        </RegistrationAccountStep>
      ) : (
        <RegistrationMailStep
          opens={{ form: 'agency', ...(agencyCode && { agencyCode }) }}
          waiting={<FreeSampleWhileWaiting />}
        />
      )}
    </QueryProvider>
  )
}
