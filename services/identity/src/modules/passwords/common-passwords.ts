import { dictionary } from '@zxcvbn-ts/language-common'

/** Most used first; so many of them are refused. */
const refused = 10_000

const common = new Set(dictionary['passwords-common'].slice(0, refused))

/** True for one of the 10,000 most used passwords, given in small letters. */
export function isCommonPassword(password: string): boolean {
  return common.has(password)
}
