import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { BonusCodeForm } from '../components/BonusCodeForm.tsx'

/** Redeems a bonus code and leads to the menu. */
export function BonusCodePage() {
  const { t } = useTranslation('bonus')
  const navigate = useNavigate()
  return (
    <>
      <BackLink to={paths.settings}>{t('back')}</BackLink>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <BonusCodeForm onApplied={() => navigate(paths.menu)} />
    </>
  )
}
