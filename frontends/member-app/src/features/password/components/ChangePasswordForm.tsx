import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { PasswordInput } from '../../../components/form/PasswordInput.tsx'
import { useApiForm } from '../../../components/form/use-api-form.ts'
import { api } from '../../../lib/api/client.ts'
import { validatePasswordChange } from '../rules.ts'

/** Changes the member's password, with the exact words of the specification. */
export function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('password')
  const alert = useAlert()
  const { field, sending, onSubmit } = useApiForm({
    defaultValues: { currentPassword: '', newPassword: '', newVerifyPassword: '' },
    check: (typed) => validatePasswordChange(typed, t),
    send: (body) => api.POST('/account/change-password', { body }),
    onDone: () => alert({ title: t('change.done'), text: t('reset.done'), onClose: onDone }),
    onRefused: (text) => alert({ title: t('change.refused'), text }),
  })
  return (
    <Box component="form" onSubmit={onSubmit} noValidate sx={{ display: 'grid', gap: 3, maxWidth: '28rem' }}>
      <PasswordInput {...field('currentPassword')} label={t('current')} />
      <PasswordInput
        {...field('newPassword')}
        label={t('new')}
        hint={t('hint')}
        autoComplete="new-password"
      />
      <PasswordInput {...field('newVerifyPassword')} label={t('verify')} autoComplete="new-password" />
      <Button type="submit" variant="contained" size="large" disabled={sending}>
        {t('change.submit')}
      </Button>
    </Box>
  )
}
