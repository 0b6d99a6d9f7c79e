import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslate } from '../i18n/use-translate.ts'
import { DescribedDialog } from './DescribedDialog.tsx'

interface Props {
  open: boolean
  title: string
  text: string
  /** The confirming button names the action itself, never only "OK". */
  confirmLabel: string
  isDestructive?: boolean
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is ended or moved. Cancel has the focus, so that Enter alone never confirms. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  isDestructive,
  isBusy,
  onConfirm,
  onClose,
}: Props) {
  const translate = useTranslate()
  const id = useId()
  return (
    <DescribedDialog id={id} isOpen={open} onClose={onClose}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, gap: 1 }}>
        <Button onClick={onClose} autoFocus>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color={isDestructive ? 'error' : 'primary'}
          disabled={isBusy ?? false}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </DescribedDialog>
  )
}
