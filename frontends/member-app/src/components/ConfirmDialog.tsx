import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from './DialogFrame.tsx'

interface Props {
  title?: string
  text: string
  confirmLabel: string
  onConfirm: () => void
  onCancel: () => void
}

export function ConfirmDialog({ confirmLabel, onConfirm, onCancel, ...frame }: Props) {
  const { t } = useTranslation()
  return (
    <DialogFrame
      {...frame}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{t('cancel')}</Button>
          <Button variant="contained" onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
