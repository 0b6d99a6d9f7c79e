import Button from '@mui/material/Button'
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
    />
  )
}
