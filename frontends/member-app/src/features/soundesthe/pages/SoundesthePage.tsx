import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { PlanCards } from '../components/PlanCards.tsx'

/** The ways to a medical sound (D1§2). */
export function Page() {
  const { t } = useTranslation('soundesthe')
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <PlanCards />
    </>
  )
}
