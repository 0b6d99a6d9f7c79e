import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { PasswordInput } from '../../../components/form/PasswordInput.tsx'
import { isTooShort } from '../../../components/form/passwords.ts'
import { useForm } from '../../../components/form/use-form.ts'
import { resetPassword } from '../api/reset-password.ts'

/** The new password, twice. */
export function ResetForm({ path, onDone }: { path: string; onDone: () => void }) {
  const { t } = useTranslation('password')
  const alert = useAlert()
  const { errors, sending, onSubmit } = useForm({
    check: (read) => ({
      ...(isTooShort(read('password')) ? { password: t('common:password.tooShort') } : {}),
      ...(read('password') === read('verifyPassword') ? {} : { verifyPassword: t('mismatch') }),
    }),
    send: (read) =>
      resetPassword({ path, password: read('password'), verifyPassword: read('verifyPassword') }),
    onDone,
    onRefused: (text) => alert({ title: t('change.refused'), text }),
  })
  return (
    <Box component="form" onSubmit={onSubmit} noValidate sx={{ display: 'grid', gap: 3, maxWidth: '28rem' }}>
      <PasswordInput
        name="password"
        label={t('new')}
        hint={t('hint')}
        autoComplete="new-password"
        error={errors.password}
      />
      <PasswordInput
        name="verifyPassword"
        label={t('verify')}
        autoComplete="new-password"
        error={errors.verifyPassword}
      />
      <Button type="submit" variant="contained" size="large" disabled={sending}>
        {t('reset.submit')}
      </Button>
    </Box>
  )
}
