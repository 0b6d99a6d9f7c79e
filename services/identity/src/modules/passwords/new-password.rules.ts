import { isLongerThan } from '@hibiki/text'
import { normalizePassword } from './password-forms.rules.ts'

const shortest = 8
const longest = 128

export type PasswordProblem = 'too-short' | 'too-long' | 'common' | 'like-name' | 'mismatch'

/**
 * Returns what is wrong with a new password, or null. The length is measured without surrounding blanks, and nothing but the
 * Unicode form of its characters is changed. `isCommon` knows the most used passwords, in small letters.
 */
export function findPasswordProblem(
  options: { password: string; verify: string; names: readonly string[] },
  isCommon: (password: string) => boolean,
): PasswordProblem | null {
  const { names } = options
  const [password, verify] = [normalizePassword(options.password), normalizePassword(options.verify)]
  if (!isLongerThan(password.trim(), shortest - 1)) return 'too-short'
  if (isLongerThan(password, longest)) return 'too-long'
  const plain = fold(password)
  if (isCommon(plain)) return 'common'
  if (names.some((name) => name !== '' && fold(name) === plain)) return 'like-name'
  return password === verify ? null : 'mismatch'
}

function fold(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase()
}
