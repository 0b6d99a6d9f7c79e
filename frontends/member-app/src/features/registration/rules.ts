import { isBlankText, normalizeNameReading } from '@hibiki/text'
import type { TFunction } from 'i18next'
import { isPasswordTooShort } from '../../components/form/is-password-too-short.ts'
import type { FieldErrors } from '../../components/form/use-api-form.ts'
import { isAgencyCode, normalizeAgencyCode } from '../../lib/agency-code.rules.ts'

export interface AccountInput {
  /** A name in any script; when empty, the user name is used. */
  displayName: string
  /** The reading of the display name in kana; may be empty. */
  displayNameKana: string
  username: string
  password: string
  verifyPassword: string
}

/** The account of a form that asks for the password once. */
export type MemberAccountInput = Omit<AccountInput, 'verifyPassword'>

export const emptyAccount: AccountInput = {
  displayName: '',
  displayNameKana: '',
  username: '',
  password: '',
  verifyPassword: '',
}

/** Returns an empty account with a proposed user name. */
export const proposeAccount = (email: string): MemberAccountInput => ({
  displayName: '',
  displayNameKana: '',
  username: proposeUsername(email, Math.random()),
  password: '',
})

/** Proposes a user name from the address, with three digits that make it likely to be free. `chance` is from 0 to below 1. */
export function proposeUsername(email: string, chance: number): string {
  const local = (email.split('@')[0] ?? '').normalize('NFKC').replace(/[^A-Za-z0-9]/g, '')
  return `${local.slice(0, 29) || 'hibiki'}${100 + Math.floor(chance * 900)}`
}

/** Converts the form to the request body; the password stays exactly as typed. */
export const trimAccount = ({
  displayName,
  displayNameKana,
  username,
  password,
  verifyPassword,
}: AccountInput): AccountInput => ({
  displayName: displayName.trim(),
  displayNameKana: displayNameKana.trim(),
  username: username.trim(),
  password,
  verifyPassword,
})

/** Converts the form of a member to the request body, which repeats the password. */
export const toMemberAccount = (typed: MemberAccountInput): AccountInput =>
  trimAccount({ ...typed, verifyPassword: typed.password })

/** Checks the reading, user name and password without the server. */
export function checkMemberAccount(
  typed: MemberAccountInput,
  t: TFunction<['registration', 'common']>,
): FieldErrors<MemberAccountInput> {
  const errors: FieldErrors<MemberAccountInput> = {}
  if (normalizeNameReading(typed.displayNameKana) === null)
    errors.displayNameKana = t('common:nameReading.wrong')
  if (isBlankText(typed.username)) errors.username = t('common:required')
  else if (!isUsername(typed.username)) errors.username = t('account.usernameHint')
  if (isPasswordTooShort(typed.password)) errors.password = t('common:password.tooShort')
  return errors
}

const isUsername = (typed: string): boolean => /^[A-Za-z0-9]{3,32}$/.test(typed.trim())

/** Checks user name, password and confirmation without the server. */
export function checkAccount(
  typed: AccountInput,
  t: TFunction<['registration', 'common']>,
): FieldErrors<AccountInput> {
  const errors: FieldErrors<AccountInput> = checkMemberAccount(typed, t)
  if (typed.verifyPassword !== typed.password) errors.verifyPassword = t('account.mismatch')
  return errors
}

/** Checks that the agency's code has 12 digits. */
export function checkAgency(typed: { agencyCode: string }, t: TFunction<['registration', 'common']>) {
  const code = normalizeAgencyCode(typed.agencyCode)
  if (isAgencyCode(code)) return {}
  return { agencyCode: t(code === '' ? 'common:required' : 'agency.codeHint') }
}

/** Checks the staff forms: the address, and for persons in charge the agency's name. */
export function checkStaff(
  typed: { agencyName: string; email: string },
  t: TFunction<['registration', 'common']>,
  needsAgency: boolean,
) {
  const errors: FieldErrors<typeof typed> = {}
  if (needsAgency && isBlankText(typed.agencyName)) errors.agencyName = t('common:required')
  if (isBlankText(typed.email)) errors.email = t('common:required')
  return errors
}

/** Finds which consents are missing before the account can be created; null when none is. */
export function findMissingConsent(given: {
  agreeTermsOfService: boolean
  agreeProvidingData: boolean
}): 'missingBoth' | 'missingTerms' | 'missingData' | null {
  if (given.agreeTermsOfService) return given.agreeProvidingData ? null : 'missingData'
  return given.agreeProvidingData ? 'missingTerms' : 'missingBoth'
}
