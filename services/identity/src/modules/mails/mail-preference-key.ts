import { computeKeyedHash, isKeyedHash, type KeyList } from '../../secrets.ts'

/**
 * Creates the key in a mail's cancel link, which identifies the recipient and is useless for anything else. The link is
 * `/advertise?request=cancel&type=news&key=…`.
 */
export function createMailPreferenceKey(keys: KeyList, userId: string): string {
  return `${userId}.${computeKeyedHash(keys, userId).toString('base64url')}`
}

/** Returns the recipient of a genuine key, else null. */
export function verifyMailPreferenceKey(keys: KeyList, given: string): string | null {
  const [userId = '', mark = ''] = given.split('.')
  return isKeyedHash(Buffer.from(mark, 'base64url'), keys, userId) ? userId : null
}
