import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { PlanGuardedPage } from '../../aiesthe/pages/PlanGuardedPage.tsx'
import { FaceWizard } from './FaceWizard.tsx'

/** Shows AI esthe by face diagnosis. */
export function DetectFacePage() {
  const { t } = useTranslation('face')
  return (
    <PlanGuardedPage
      feature="aiesthe"
      wanted="face-diagnosis"
      title={t('title')}
      lead={t('lead')}
      back={{ to: paths.aiesthe, title: t('back') }}
    >
      <FaceWizard />
    </PlanGuardedPage>
  )
}
