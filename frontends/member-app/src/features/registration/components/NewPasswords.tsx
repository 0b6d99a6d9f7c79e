import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordInput } from '../../../components/form/PasswordInput.tsx'
import type { FieldErrors } from '../../../components/form/use-form.ts'

/** Password and confirmation; a difference is told while typing (D2§5). */
export function NewPasswords({ errors }: { errors: FieldErrors }) {
  const { t } = useTranslation('registration')
  const [password, setPassword] = useState('')
  const [verify, setVerify] = useState('')
  const differs = verify !== '' && verify !== password
  return (
    <>
      <PasswordInput
        name="password"
        label={t('account.password')}
        hint={t('account.passwordHint')}
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={errors.password}
      />
      <PasswordInput
        name="verifyPassword"
        label={t('account.verifyPassword')}
        autoComplete="new-password"
        value={verify}
        onChange={(event) => setVerify(event.target.value)}
        error={differs ? t('account.mismatch') : errors.verifyPassword}
      />
    </>
  )
}
