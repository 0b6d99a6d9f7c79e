import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { api, unwrap } from '../../../lib/api/client.ts'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'
import { useSession } from '../../session/session-context.ts'
import { RegistrationAccountStep } from '../components/RegistrationAccountStep.tsx'
import { RegistrationMailStep } from '../components/RegistrationMailStep.tsx'
import { StaffRegistrationForm } from '../components/StaffRegistrationForm.tsx'
import { FreeSampleWhileWaiting } from './FreeSampleWhileWaiting.tsx'

/** Registers an agency with its person in charge provisionally by the link of a mail; an administrator approves it. */
export function PicRegisterPage() {
  const { t } = useTranslation('registration')
  const { status, verify } = useSession()
  const [params] = useSearchParams()
  const path = params.get('link')
  const alert = useAlert()
  const navigate = useNavigate()
  if (status === 'member') return <Navigate to={paths.mypage} replace />
  const onRegistered = async (code: string) => {
    alert({ text: t('agency.accepted', { code }) })
    if (!(await verify())) navigate(paths.login)
  }
  return (
    <QueryProvider>
      <PageTitle lead={t('staff.picLead')}>{t('staff.picTitle')}</PageTitle>
      {path ? (
        <RegistrationAccountStep path={path}>
          {(email) => (
            <StaffRegistrationForm
              needsAgency
              submit={t('staff.picSubmit')}
              email={email}
              send={(account) =>
                unwrap(api.POST('/account/register-agency-pic', { body: { ...account, path } }))
              }
              onRegistered={onRegistered}
            />
          )}
        </RegistrationAccountStep>
      ) : (
        <RegistrationMailStep opens={{ form: 'pic' }} waiting={<FreeSampleWhileWaiting />} />
      )}
    </QueryProvider>
  )
}
