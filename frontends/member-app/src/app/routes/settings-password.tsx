import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { PageTitle } from '../../components/PageTitle.tsx'
import { ChangeForm } from '../../features/password/components/ChangeForm.tsx'
import { paths } from '../paths.ts'

export function Page() {
  const { t } = useTranslation('password')
  const navigate = useNavigate()
  return (
    <>
      <PageTitle lead={t('change.lead')}>{t('change.title')}</PageTitle>
      <ChangeForm onDone={() => navigate(paths.settings)} />
    </>
  )
}
