import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from './DialogFrame.tsx'

interface Props {
  title?: string
  text: string
  action: string
  onConfirm: () => void
  onClose: () => void
  /** What else is decided with it. */
  children?: ReactNode
}

/** Asks before something that is not easily taken back. */
export function ConfirmDialog({ action, onConfirm, onClose, ...words }: Props) {
  const { t } = useTranslation()
  const onConfirmClick = () => {
    onClose()
    onConfirm()
  }
  return (
    <DialogFrame
      {...words}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="contained" autoFocus onClick={onConfirmClick}>
            {action}
          </Button>
        </>
      }
    />
  )
}
