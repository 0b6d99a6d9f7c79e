import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'

interface Props {
  title?: string
  text: string
  /** Content that belongs to the text. */
  children?: ReactNode
  actions: ReactNode
  onClose: () => void
}

/** The standard small dialog, 290 px wide. */
export function DialogFrame({ title, text, children, actions, onClose }: Props) {
  const id = useId()
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      aria-labelledby={title ? `${id}-title` : `${id}-text`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { sx: { width: 290, m: 2 } } }}
    >
      {title && (
        <DialogTitle id={`${id}-title`} variant="h3" sx={{ pt: 3, pb: 1 }}>
          {title}
        </DialogTitle>
      )}
      <DialogContent sx={{ pt: title ? 0 : 3 }}>
        <DialogContentText
          id={`${id}-text`}
          sx={{ color: 'text.primary', pt: title ? 0 : 1, whiteSpace: 'pre-line', wordBreak: 'auto-phrase' }}
        >
          {text}
        </DialogContentText>
        {children}
      </DialogContent>
      <DialogActions
        sx={{ px: 3, pb: 2.5, gap: 1, flexWrap: 'wrap', '& button': { m: 0, whiteSpace: 'nowrap' } }}
      >
        {actions}
      </DialogActions>
    </Dialog>
  )
}
