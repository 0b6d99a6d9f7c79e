import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../components/PageTitle.tsx'
import { PlanCards } from '../../features/aiesthe/components/PlanCards.tsx'
import { AiEstheOnly } from '../aiesthe/AiEstheOnly.tsx'
import { usePlanOnOpening } from '../aiesthe/use-plan-on-opening.ts'

/** The ways of AI esthe (D1§2). */
export function Page() {
  return (
    <AiEstheOnly>
      <Ways />
    </AiEstheOnly>
  )
}

function Ways() {
  const { t } = useTranslation('aiesthe')
  const { dialog } = usePlanOnOpening('aiesthe')
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <PlanCards />
      {dialog}
    </>
  )
}
