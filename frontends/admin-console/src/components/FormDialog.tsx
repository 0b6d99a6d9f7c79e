import Box from '@mui/material/Box'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, type SubmitEvent, useId } from 'react'
import { DescribedDialog } from './DescribedDialog.tsx'

interface Props {
  isOpen?: boolean
  title: ReactNode
  /** Paragraphs that describe the dialog. */
  text: ReactNode
  children: ReactNode
  actions: ReactNode
  onClose: () => void
  onSubmit: (event: SubmitEvent) => void
}

/** Asks for some values in a dialog that Enter submits. */
export function FormDialog({ isOpen = true, title, text, children, actions, onClose, onSubmit }: Props) {
  const id = useId()
  return (
    <DescribedDialog id={id} isOpen={isOpen} onClose={onClose}>
      <form onSubmit={onSubmit} noValidate>
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <DialogContent>
          <Box id={`${id}-text`} sx={{ mb: 2 }}>
            {text}
          </Box>
          {children}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5, gap: 1 }}>{actions}</DialogActions>
      </form>
    </DescribedDialog>
  )
}
