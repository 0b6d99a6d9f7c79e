import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useSession } from '../../session/session-context.ts'
import { reloadPage } from '../reload-page.ts'
import { LoginLinks } from './LoginLinks.tsx'
import { PasswordField } from './PasswordField.tsx'
import { TextInput } from './TextInput.tsx'

type Field = 'loginId' | 'password'

/** Mail address and password; a failure is told in a dialog, and the page reloads when it closes (D1§8). */
export function LoginForm() {
  const { t } = useTranslation('login')
  const { login } = useSession()
  const alert = useAlert()
  const [missing, setMissing] = useState<readonly Field[]>([])
  const [sending, setSending] = useState(false)
  const errorOf = (field: Field) => (missing.includes(field) ? t('required') : undefined)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const credentials = {
      loginId: String(form.get('loginId')).trim(),
      password: String(form.get('password')),
    }
    const empty = (['loginId', 'password'] as const).filter((field) => credentials[field] === '')
    setMissing(empty)
    if (empty.length > 0 || sending) return
    setSending(true)
    const result = await login(credentials)
    setSending(false)
    if (result.ok) return
    const throttled = result.reason === 'throttled' && result.message
    alert({ text: throttled || t('failed'), onClose: reloadPage })
  }

  return (
    <Box component="form" onSubmit={submit} noValidate>
      <Typography variant="h1" tabIndex={-1}>
        {t('title')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, mt: 4 }}>
        <TextInput
          name="loginId"
          label={t('loginId')}
          type="email"
          autoComplete="username"
          error={errorOf('loginId')}
        />
        <PasswordField name="password" error={errorOf('password')} />
        <Button type="submit" variant="contained" size="large" disabled={sending}>
          {t('submit')}
        </Button>
      </Box>
      <LoginLinks />
    </Box>
  )
}
