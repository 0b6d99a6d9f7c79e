import { isBlankText } from '@hibiki/text'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../alert/alert-context.ts'
import { TextInput } from './TextInput.tsx'
import { useApiForm } from './use-api-form.ts'

interface Props {
  send: (email: string) => Promise<unknown>
  texts: { submit: string; resend: string; sent: string }
  /** Called when the mail was sent. */
  onSent?: () => void
}

/** Lets the visitor enter a mail address and sends a mail to it; afterwards the button resends it. */
export function SendMailForm({ send, texts, onSent }: Props) {
  const { t } = useTranslation()
  const alert = useAlert()
  const [isSent, setSent] = useState(false)
  const { field, sending, onSubmit } = useApiForm({
    defaultValues: { email: '' },
    check: ({ email }) => (isBlankText(email) ? { email: t('required') } : {}),
    send: ({ email }) => send(email.trim()),
    onDone: () => {
      setSent(true)
      onSent?.()
    },
    onRefused: (text) => alert({ text }),
  })

  return (
    <Box component="form" onSubmit={onSubmit} noValidate sx={{ display: 'grid', gap: 3, maxWidth: '28rem' }}>
      <TextInput {...field('email')} label={t('mailAddress')} type="email" autoComplete="email" />
      <Typography role="status" sx={{ '&:empty': { display: 'none' } }}>
        {isSent && texts.sent}
      </Typography>
      {/* What to do next is to open the mail, so sending it again steps back. */}
      <Button type="submit" variant={isSent ? 'outlined' : 'contained'} size="large" disabled={sending}>
        {isSent ? texts.resend : texts.submit}
      </Button>
    </Box>
  )
}
