import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { records, useWaitingRecords } from '../record/records.ts'

/** Says that records are still waiting, because figures made of them are incomplete until then. */
export function WaitingRecords() {
  const { t } = useTranslation('player')
  const count = useWaitingRecords()
  if (count === 0) return null
  return (
    <Alert
      severity="info"
      variant="outlined"
      action={
        <Button color="inherit" onClick={() => void records.flush()}>
          {t('record.sendNow')}
        </Button>
      }
    >
      {t('record.waitingCount', { count })}
    </Alert>
  )
}
