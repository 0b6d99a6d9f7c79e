import { dictionary } from '@zxcvbn-ts/language-common'

/** The number of most used passwords that are rejected. */
const refused = 10_000

const common = new Set(dictionary['passwords-common'].slice(0, refused))

/** Returns true for one of the 10,000 most used passwords, given in small letters. */
export function isCommonPassword(password: string): boolean {
  return common.has(password)
}
