import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { isPasswordTooShort } from '../../../components/form/is-password-too-short.ts'
import { PasswordInput } from '../../../components/form/PasswordInput.tsx'
import { useApiForm } from '../../../components/form/use-api-form.ts'
import { api } from '../../../lib/api/client.ts'

/** Asks for the new password twice. */
export function ResetPasswordForm({ path, onDone }: { path: string; onDone: () => void }) {
  const { t } = useTranslation(['password', 'common'])
  const alert = useAlert()
  const { field, sending, onSubmit } = useApiForm({
    defaultValues: { password: '', verifyPassword: '' },
    check: ({ password, verifyPassword }) => ({
      ...(isPasswordTooShort(password) ? { password: t('common:password.tooShort') } : {}),
      ...(password === verifyPassword ? {} : { verifyPassword: t('mismatch') }),
    }),
    send: (typed) => api.POST('/account/forgot-password/reset', { body: { path, ...typed } }),
    onDone,
    onRefused: (text) => alert({ title: t('change.refused'), text }),
  })
  return (
    <Box component="form" onSubmit={onSubmit} noValidate sx={{ display: 'grid', gap: 3, maxWidth: '28rem' }}>
      <PasswordInput {...field('password')} label={t('new')} hint={t('hint')} autoComplete="new-password" />
      <PasswordInput {...field('verifyPassword')} label={t('verify')} autoComplete="new-password" />
      <Button type="submit" variant="contained" size="large" disabled={sending}>
        {t('reset.submit')}
      </Button>
    </Box>
  )
}
