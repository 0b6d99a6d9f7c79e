import Dialog from '@mui/material/Dialog'
import type { ReactNode } from 'react'

interface Props {
  /** Its title has the id `${id}-title`, its text `${id}-text`. */
  id: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** The frame of a small dialog that a button opens. */
export function DescribedDialog({ id, isOpen, onClose, children }: Props) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      // In React's tree the dialog may be inside the row that it was opened from, so a click in it would also open the row.
      onClick={(event) => event.stopPropagation()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      {children}
    </Dialog>
  )
}
