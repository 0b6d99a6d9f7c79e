import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { BackLink } from '../../components/BackLink.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { BonusForm } from '../../features/bonus/components/BonusForm.tsx'
import { RequireAccess } from '../OnlyFor.tsx'
import { paths } from '../paths.ts'
import { mayBuy } from '../standing.ts'

/** Takes a bonus code and leads to the menu (D-091). */
export function Page() {
  const { t } = useTranslation('bonus')
  const navigate = useNavigate()
  return (
    <RequireAccess may={mayBuy} fallback={paths.mypage}>
      <BackLink to={paths.settings}>{t('back')}</BackLink>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <BonusForm onApplied={() => navigate(paths.menu)} />
    </RequireAccess>
  )
}
