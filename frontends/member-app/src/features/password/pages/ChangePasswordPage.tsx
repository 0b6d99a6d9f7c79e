import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { ChangePasswordForm } from '../components/ChangePasswordForm.tsx'

export function ChangePasswordPage() {
  const { t } = useTranslation('password')
  const navigate = useNavigate()
  return (
    <>
      <PageTitle lead={t('change.lead')}>{t('change.title')}</PageTitle>
      <ChangePasswordForm onDone={() => navigate(paths.settings)} />
    </>
  )
}
