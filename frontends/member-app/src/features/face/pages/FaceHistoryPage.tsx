import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { HistoryList } from '../components/HistoryList.tsx'
import { PhotoViews } from '../components/PhotoViews.tsx'
import { HistoryFrame } from './HistoryFrame.tsx'
import { useCanPublish } from './use-can-publish.ts'

/** The member's face diagnoses. */
export function Page() {
  const { t } = useTranslation('face')
  const canPublish = useCanPublish()
  const navigate = useNavigate()
  return (
    <HistoryFrame view="list">
      <HistoryList
        canPublish={canPublish}
        onCompare={(one, other) => void navigate(`${paths.aiestheComparing}?first=${one}&second=${other}`)}
        linkOf={(id) => `${paths.aiestheTimeline}?id=${id}`}
        first={
          <Button variant="contained" component={Link} to={paths.detectface}>
            {t('history.begin')}
          </Button>
        }
      />
      <PhotoViews />
    </HistoryFrame>
  )
}
