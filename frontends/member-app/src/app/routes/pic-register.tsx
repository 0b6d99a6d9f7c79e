import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router'
import { useAlert } from '../../components/alert/alert-context.ts'
import { LoginLink } from '../../components/LoginLink.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { registerPic } from '../../features/registration/api/register-staff.ts'
import { StaffForm } from '../../features/registration/components/StaffForm.tsx'
import { useSession } from '../../features/session/session-context.ts'
import { paths } from '../paths.ts'

/** Provisional registration of an agency with its person in charge; an administrator approves it (D-044). */
export function Page() {
  const { t } = useTranslation('registration')
  const { status, verify } = useSession()
  const alert = useAlert()
  const navigate = useNavigate()
  if (status === 'member') return <Navigate to={paths.mypage} replace />
  const enter = async (code: string) => {
    alert({ text: t('agency.accepted', { code }) })
    if (!(await verify())) navigate(paths.login)
  }
  return (
    <>
      <PageTitle lead={t('staff.picLead')}>{t('staff.picTitle')}</PageTitle>
      <StaffForm needsAgency submit={t('staff.picSubmit')} send={registerPic} onRegistered={enter} />
      <LoginLink />
    </>
  )
}
