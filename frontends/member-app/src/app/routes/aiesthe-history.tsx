import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { HistoryList } from '../../features/face/components/HistoryList.tsx'
import { PhotoViews } from '../../features/face/components/PhotoViews.tsx'
import { HistoryPage } from '../face/HistoryPage.tsx'
import { useMayPublish } from '../face/may-publish.ts'
import { paths } from '../paths.ts'

/** The member's face diagnoses. */
export function Page() {
  const { t } = useTranslation('face')
  const mayPublish = useMayPublish()
  return (
    <HistoryPage view="list">
      <HistoryList
        mayPublish={mayPublish}
        linkOf={(id) => `${paths.aiestheTimeline}?id=${id}`}
        first={
          <Button variant="contained" component={Link} to={paths.detectface}>
            {t('history.begin')}
          </Button>
        }
      />
      <PhotoViews />
    </HistoryPage>
  )
}
