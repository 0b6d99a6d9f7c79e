import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '../secrets.ts'

/**
 * The key in a mail's cancel link (D-092): names the recipient without being of use for anything else. The address is
 * `/advertise?request=cancel&type=news&key=…`.
 */
export function preferenceKey(key: Buffer, userId: string): string {
  return `${userId}.${keyedHash(key, userId).toString('base64url')}`
}

/** The recipient of a genuine key, else null. */
export function readPreferenceKey(key: Buffer, given: string): string | null {
  const [userId = '', mark = ''] = given.split('./')
  const [expected, actual] = [keyedHash(key, userId), Buffer.from(mark, 'base64url')]
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? userId : null
}
