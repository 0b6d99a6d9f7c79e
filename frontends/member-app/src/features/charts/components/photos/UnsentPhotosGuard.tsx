import { useTranslation } from 'react-i18next'
import { UnsavedChangesGuard } from '../../../../components/UnsavedChangesGuard.tsx'
import { usePhotoQueue } from '../../photo-queue.ts'

/** Asks before the page of a record is left while photos of it are not sent. */
export function UnsentPhotosGuard({ queueId }: { queueId: string }) {
  const { t } = useTranslation('charts')
  const uploads = usePhotoQueue(queueId)
  return (
    <UnsavedChangesGuard
      isChanged={uploads.length > 0}
      text={t('photos.unsent.leaveText')}
      leave={t('photos.unsent.leave')}
    />
  )
}
