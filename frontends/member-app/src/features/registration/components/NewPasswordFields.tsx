import { useTranslation } from 'react-i18next'
import { PasswordInput } from '../../../components/form/PasswordInput.tsx'
import type { FieldProps } from '../../../components/form/use-api-form.ts'

interface Props {
  field: (name: 'password' | 'verifyPassword') => FieldProps
  typed: { password: string; verifyPassword: string }
}

/** Asks for password and confirmation; a mismatch is shown while typing. */
export function NewPasswordFields({ field, typed: { password, verifyPassword } }: Props) {
  const { t } = useTranslation('registration')
  const mismatch = t('account.mismatch')
  const isTyped = verifyPassword !== ''
  const confirmation = field('verifyPassword')
  // A mismatch found on submit disappears when it is corrected; the server's error for the field stays.
  const found = isTyped && confirmation.error === mismatch ? undefined : confirmation.error
  return (
    <>
      <PasswordInput
        {...field('password')}
        label={t('account.password')}
        hint={t('account.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordInput
        {...confirmation}
        label={t('account.verifyPassword')}
        autoComplete="new-password"
        error={isTyped && verifyPassword !== password ? mismatch : found}
      />
    </>
  )
}
