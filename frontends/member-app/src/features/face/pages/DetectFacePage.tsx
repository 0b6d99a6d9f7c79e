import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { PlanGatedPage } from '../../aiesthe/pages/PlanGatedPage.tsx'
import { FaceWizard } from './FaceWizard.tsx'

/** AI esthe by face diagnosis. */
export function Page() {
  const { t } = useTranslation('face')
  return (
    <PlanGatedPage
      feature="aiesthe"
      title={t('title')}
      lead={t('lead')}
      back={{ to: paths.aiesthe, title: t('back') }}
    >
      <FaceWizard />
    </PlanGatedPage>
  )
}
