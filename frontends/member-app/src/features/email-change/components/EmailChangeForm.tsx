import { isBlankText } from '@hibiki/text'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { PasswordInput } from '../../../components/form/PasswordInput.tsx'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { useApiForm } from '../../../components/form/use-api-form.ts'
import { api } from '../../../lib/api/client.ts'

/** Requests a change to a new address with the password; the link in the mail completes it. */
export function EmailChangeForm() {
  const { t } = useTranslation(['settings', 'common'])
  const alert = useAlert()
  const [isSent, setSent] = useState(false)
  const findMissing = (typed: string) => (isBlankText(typed) ? t('common:required') : undefined)
  const { form, field, sending, onSubmit } = useApiForm({
    defaultValues: { password: '', email: '' },
    check: ({ password, email }) => ({ password: findMissing(password), email: findMissing(email) }),
    send: ({ password, email }) =>
      api.POST('/account/change-email', { body: { password, email: email.trim() } }),
    onDone: () => {
      form.reset()
      setSent(true)
    },
    onRefused: (text) => {
      setSent(false)
      alert({ title: t('email.refused'), text })
    },
  })

  return (
    <Box component="form" onSubmit={onSubmit} noValidate sx={{ display: 'grid', gap: 3, maxWidth: '28rem' }}>
      <PasswordInput {...field('password')} label={t('email.password')} />
      <TextInput {...field('email')} label={t('email.new')} type="email" autoComplete="email" />
      <Button type="submit" variant="contained" size="large" disabled={sending}>
        {t('email.submit')}
      </Button>
      <Typography role="status" sx={{ '&:empty': { display: 'none' } }}>
        {isSent && t('email.sent')}
      </Typography>
    </Box>
  )
}
