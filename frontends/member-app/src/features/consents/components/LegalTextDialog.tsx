import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { LegalPanel } from '../../../components/legal/LegalPanel.tsx'
import type { LegalTextName } from '../../../components/legal/LegalText.tsx'

interface Props {
  name: LegalTextName
  title: string
  text?: string
  actions: ReactNode
  /** Missing when only the actions may close the dialog. */
  onClose?: () => void
}

/** Shows a legal text with its actions, 650 px wide. */
export function LegalTextDialog({ name, title, text, actions, onClose }: Props) {
  const id = useId()
  return (
    <Dialog
      open
      {...(onClose && { onClose })}
      aria-labelledby={id}
      maxWidth={false}
      slotProps={{ paper: { sx: { width: 650, maxWidth: '100%', m: 2 } } }}
    >
      <DialogTitle id={id} variant="h3" component="h2" sx={{ pt: 3 }}>
        {title}
      </DialogTitle>
      <DialogContent>
        {text && <Typography sx={{ mb: 2 }}>{text}</Typography>}
        <LegalPanel name={name} label={title} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, gap: 1, flexWrap: 'wrap' }}>{actions}</DialogActions>
    </Dialog>
  )
}
