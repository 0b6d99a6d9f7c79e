import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { AiEstheKindCards } from '../components/AiEstheKindCards.tsx'
import { usePlanCheckOnMount } from './use-plan-check-on-mount.ts'

/** Links to the kinds of AI esthe. */
export function AiEsthePage() {
  const { t } = useTranslation('aiesthe')
  const { unreachable, dialog } = usePlanCheckOnMount('aiesthe')
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      {unreachable ? <ErrorState {...unreachable} /> : <AiEstheKindCards />}
      {dialog}
    </>
  )
}
