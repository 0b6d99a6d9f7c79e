import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useId } from 'react'
import { useNotify } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'
import type { CreatedInvitation } from './types.ts'

interface Props {
  invitation: CreatedInvitation
  onClose: () => void
}

/** The dialog can be closed only by its button: a click beside the dialog must not lose a link that is never displayed again. */
export function InvitationLinkDialog({ invitation: { email, url }, onClose }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const id = useId()
  const copyLink = () =>
    navigator.clipboard.writeText(url).then(
      () => notify('console.invitations.copied', { type: 'success' }),
      () => notify('console.invitations.copyFailed', { type: 'warning' }),
    )
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate('console.invitations.linkTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {translate('console.invitations.linkText', { email })}
        </DialogContentText>
        <TextField
          label="URL"
          value={url}
          multiline
          slotProps={{
            htmlInput: {
              readOnly: true,
              onFocus: (event: FocusEvent) => (event.target as HTMLTextAreaElement).select(),
            },
          }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, gap: 1 }}>
        <Button onClick={onClose}>{translate('console.invitations.done')}</Button>
        <Button variant="contained" startIcon={<ContentCopyOutlined />} onClick={copyLink} autoFocus>
          {translate('console.invitations.copy')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
