import { ApiError } from '@hibiki/http'
import { identityErrors } from '../../errors.ts'
import { isCommonPassword } from './common-password.ts'
import { hashPassword } from './hash-password.ts'
import { findPasswordProblem, type PasswordProblem } from './new-password.rules.ts'

const codes = {
  'too-short': 'E3022',
  'too-long': 'E3023',
  common: 'E3024',
  'like-name': 'E3025',
  mismatch: 'E3026',
} as const satisfies Record<PasswordProblem, keyof typeof identityErrors>

/** Names of the two fields in the form, for the error's `fields`. */
export interface PasswordFieldNames {
  password: string
  verify: string
}

/**
 * Returns the hash of an acceptable new password.
 * @throws ApiError E3022 … E3026 naming the field
 */
export async function hashNewPassword(
  options: { password: string; verify: string; names: readonly string[] },
  fields: PasswordFieldNames,
): Promise<string> {
  requireAcceptablePassword(options, fields)
  return hashPassword(options.password)
}

export function requireAcceptablePassword(
  options: { password: string; verify: string; names: readonly string[] },
  fields: PasswordFieldNames,
): void {
  const problem = findPasswordProblem(options, isCommonPassword)
  if (problem === null) return
  const code = codes[problem]
  const field = problem === 'mismatch' ? fields.verify : fields.password
  throw new ApiError(code, { fields: { [field]: identityErrors[code] } })
}
