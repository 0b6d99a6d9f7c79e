import { useTranslation } from 'react-i18next'
import { PasswordInput } from '../../../components/form/PasswordInput.tsx'
import type { FieldProps } from '../../../components/form/use-api-form.ts'

/** Asks for the password once; whoever wants to check it shows it. */
export function NewPasswordField(props: FieldProps) {
  const { t } = useTranslation('registration')
  return (
    <PasswordInput
      {...props}
      label={t('account.password')}
      hint={t('account.passwordHint')}
      autoComplete="new-password"
    />
  )
}
