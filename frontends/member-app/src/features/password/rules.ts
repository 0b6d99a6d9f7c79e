import type { TFunction } from 'i18next'
import { isTooShort } from '../../components/form/passwords.ts'
import type { FieldErrors, ReadField } from '../../components/form/use-form.ts'

/** D2§5: the current one is needed, the new one has 8 characters, the confirmation equals it. */
export function checkChange(read: ReadField, t: TFunction<'password'>): FieldErrors {
  const errors: Record<string, string> = {}
  if (read('currentPassword') === '') errors.currentPassword = t('change.currentRequired')
  if (isTooShort(read('newPassword'))) errors.newPassword = t('common:password.tooShort')
  if (read('newVerifyPassword') !== read('newPassword')) errors.newVerifyPassword = t('mismatch')
  return errors
}
