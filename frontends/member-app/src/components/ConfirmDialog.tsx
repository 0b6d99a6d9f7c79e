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
  /** Further inputs of the decision. */
  children?: ReactNode
}

/** Confirms an action that is hard to undo. */
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
