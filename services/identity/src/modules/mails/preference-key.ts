import { isKeyedHash, type KeyList, keyedHash } from '../../secrets.ts'

/**
 * The key in a mail's cancel link: names the recipient without being of use for anything else. The address is
 * `/advertise?request=cancel&type=news&key=…`.
 */
export function preferenceKey(keys: KeyList, userId: string): string {
  return `${userId}.${keyedHash(keys, userId).toString('base64url')}`
}

/** The recipient of a genuine key, else null. */
export function readPreferenceKey(keys: KeyList, given: string): string | null {
  const [userId = '', mark = ''] = given.split('.')
  return isKeyedHash(Buffer.from(mark, 'base64url'), keys, userId) ? userId : null
}
