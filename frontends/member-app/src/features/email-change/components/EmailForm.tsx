import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { PasswordInput } from '../../../components/form/PasswordInput.tsx'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { type ReadField, useForm } from '../../../components/form/use-form.ts'
import { changeEmail } from '../api/change-email.ts'

const fields = ['password', 'email'] as const

/** The password and the new address; the change itself waits for the link of the mail (D-043). */
export function EmailForm() {
  const { t } = useTranslation('settings')
  const alert = useAlert()
  const form = useRef<HTMLFormElement>(null)
  const [isSent, setSent] = useState(false)
  const check = (read: ReadField): Record<string, string> =>
    Object.fromEntries(
      fields.flatMap((name) => (read(name).trim() === '' ? [[name, t('common:required')]] : [])),
    )
  const { errors, sending, onSubmit } = useForm({
    check,
    send: (read) => changeEmail({ password: read('password'), email: read('email').trim() }),
    onDone: () => {
      form.current?.reset()
      setSent(true)
    },
    onRefused: (text) => {
      setSent(false)
      alert({ title: t('email.refused'), text })
    },
  })

  return (
    <Box
      component="form"
      ref={form}
      onSubmit={onSubmit}
      noValidate
      sx={{ display: 'grid', gap: 3, maxWidth: '28rem' }}
    >
      <PasswordInput name="password" label={t('email.password')} error={errors.password} />
      <TextInput name="email" label={t('email.new')} type="email" autoComplete="email" error={errors.email} />
      <Button type="submit" variant="contained" size="large" disabled={sending}>
        {t('email.submit')}
      </Button>
      <Typography role="status" sx={{ '&:empty': { display: 'none' } }}>
        {isSent && t('email.sent')}
      </Typography>
    </Box>
  )
}
