import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from '../DialogFrame.tsx'
import type { Alert } from './alert-context.ts'

export default function AlertDialog({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <DialogFrame
      {...(alert.title ? { title: alert.title } : {})}
      text={alert.text}
      onClose={onClose}
      actions={
        <Button variant="contained" autoFocus onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {alert.detail && <Typography sx={{ mt: 1.5, whiteSpace: 'pre-line' }}>{alert.detail}</Typography>}
    </DialogFrame>
  )
}
