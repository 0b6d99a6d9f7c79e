import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { appRecordSync, useUnsentRecordCount } from '../record/app-record-sync.ts'

/** Says that records are still waiting, because figures made of them are incomplete until then. */
export function UnsentRecordsNotice() {
  const { t } = useTranslation('player')
  const count = useUnsentRecordCount()
  if (count === 0) return null
  return (
    <Alert
      severity="info"
      variant="outlined"
      action={
        <Button color="inherit" onClick={() => void appRecordSync.flush()}>
          {t('record.sendNow')}
        </Button>
      }
    >
      {t('record.waitingCount', { count })}
    </Alert>
  )
}
