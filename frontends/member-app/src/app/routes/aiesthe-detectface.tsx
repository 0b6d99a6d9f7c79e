import { useTranslation } from 'react-i18next'
import { PlanPage } from '../aiesthe/PlanPage.tsx'
import { FaceWizard } from '../face/FaceWizard.tsx'
import { paths } from '../paths.ts'

/** AI esthe by face diagnosis. */
export function Page() {
  const { t } = useTranslation('face')
  return (
    <PlanPage
      feature="aiesthe"
      title={t('title')}
      lead={t('lead')}
      back={{ to: paths.aiesthe, title: t('back') }}
    >
      <FaceWizard />
    </PlanPage>
  )
}
