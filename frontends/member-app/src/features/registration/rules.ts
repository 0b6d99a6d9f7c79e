import type { TFunction } from 'i18next'
import { isTooShort } from '../../components/form/passwords.ts'
import type { FieldErrors, ReadField } from '../../components/form/use-form.ts'
import { isAgencyCode, normalizeAgencyCode } from '../../lib/agency-code.ts'

/** What can be said without the server about user name, password and confirmation (D2§5). */
export function checkAccount(read: ReadField, t: TFunction<'registration'>): FieldErrors {
  const errors: Record<string, string> = {}
  if (read('username').trim() === '') errors.username = t('common:required')
  if (isTooShort(read('password'))) errors.password = t('common:password.tooShort')
  if (read('verifyPassword') !== read('password')) errors.verifyPassword = t('account.mismatch')
  return errors
}

/** The agency's code has 12 digits (D2§5). */
export function checkAgency(read: ReadField, t: TFunction<'registration'>): FieldErrors {
  const errors: Record<string, string> = {}
  const code = normalizeAgencyCode(read('agencyCode'))
  if (!isAgencyCode(code)) errors.agencyCode = t(code === '' ? 'common:required' : 'agency.codeHint')
  return errors
}

/** The staff forms: the address, and for persons in charge the agency's name (D3§2). */
export function checkStaff(read: ReadField, t: TFunction<'registration'>, needsAgency: boolean): FieldErrors {
  const errors: Record<string, string> = {}
  if (needsAgency && read('agencyName').trim() === '') errors.agencyName = t('common:required')
  if (read('email').trim() === '') errors.email = t('common:required')
  return errors
}
