import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { PlanCards } from '../components/PlanCards.tsx'
import { usePlanOnOpening } from './use-plan-on-opening.ts'

/** Links to the kinds of AI esthe. */
export function AiEsthePage() {
  const { t } = useTranslation('aiesthe')
  const { unreachable, dialog } = usePlanOnOpening('aiesthe')
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      {unreachable ? <ErrorState {...unreachable} /> : <PlanCards />}
      {dialog}
    </>
  )
}
