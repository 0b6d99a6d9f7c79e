import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useSession } from '../../session/session-context.ts'
import { reloadPage } from '../reload-page.ts'
import { LoginLinks } from './LoginLinks.tsx'
import { PasswordField } from './PasswordField.tsx'
import { TextInput } from './TextInput.tsx'

interface Credentials {
  loginId: string
  password: string
}

/** Mail address and password; a failure is told in a dialog, and the page reloads when it closes (D1§8). */
export function LoginForm() {
  const { t } = useTranslation('login')
  const { login } = useSession()
  const alert = useAlert()
  const form = useForm<Credentials>({ defaultValues: { loginId: '', password: '' } })
  const { errors, isSubmitting } = form.formState
  const required = { required: t('required') }

  const submit = form.handleSubmit(async (credentials) => {
    const result = await login(credentials)
    if (result.ok) return
    const throttled = result.reason === 'throttled' && result.message
    alert({ text: throttled || t('failed'), onClose: reloadPage })
  })

  return (
    <Box component="form" onSubmit={submit} noValidate>
      <Typography variant="h1" tabIndex={-1}>
        {t('title')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, mt: 4 }}>
        <TextInput
          label={t('loginId')}
          type="email"
          inputMode="email"
          autoComplete="username"
          error={errors.loginId?.message}
          {...form.register('loginId', required)}
        />
        <PasswordField error={errors.password?.message} {...form.register('password', required)} />
        <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
          {t('submit')}
        </Button>
      </Box>
      <LoginLinks />
    </Box>
  )
}
