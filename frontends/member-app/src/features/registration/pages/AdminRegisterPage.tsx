import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { LoginLink } from '../../../components/LoginLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { api } from '../../../lib/api/client.ts'
import { useSession } from '../../session/session-context.ts'
import { type StaffAccountInput, StaffRegistrationForm } from '../components/StaffRegistrationForm.tsx'

/** Registers an administrator by the link of an invitation only. */
export function AdminRegisterPage() {
  const { t } = useTranslation('registration')
  const { status, verify } = useSession()
  const [params] = useSearchParams()
  const alert = useAlert()
  const navigate = useNavigate()
  const invite = params.get('invite') ?? ''
  if (status === 'member') return <Navigate to={paths.mypage} replace />

  const send = async ({ agencyName, ...account }: StaffAccountInput): Promise<string> => {
    const body = { ...account, invite, ...(agencyName && { agencyName }) }
    await api.POST('/account/register-agency-admin', { body })
    return account.username
  }
  const onRegistered = async (id: string) => {
    alert({ text: t('staff.registered', { id }) })
    if (!(await verify())) navigate(paths.login)
  }
  return (
    <>
      <PageTitle>{t('staff.adminTitle')}</PageTitle>
      {invite === '' ? (
        <Typography role="alert">{t('staff.invalidLink')}</Typography>
      ) : (
        <StaffRegistrationForm
          needsAgency={false}
          submit={t('staff.adminSubmit')}
          send={send}
          onRegistered={onRegistered}
        />
      )}
      <LoginLink />
    </>
  )
}
