import type { TFunction } from 'i18next'
import { isPasswordTooShort } from '../../components/form/is-password-too-short.ts'
import type { FieldErrors } from '../../components/form/use-api-form.ts'

export interface PasswordChange {
  currentPassword: string
  newPassword: string
  newVerifyPassword: string
}

/** Requires the current password, 8 characters for the new one, and an equal confirmation. */
export function validatePasswordChange(
  typed: PasswordChange,
  t: TFunction<['password', 'common']>,
): FieldErrors<PasswordChange> {
  const errors: FieldErrors<PasswordChange> = {}
  if (typed.currentPassword === '') errors.currentPassword = t('change.currentRequired')
  if (isPasswordTooShort(typed.newPassword)) errors.newPassword = t('common:password.tooShort')
  if (typed.newVerifyPassword !== typed.newPassword) errors.newVerifyPassword = t('mismatch')
  return errors
}
