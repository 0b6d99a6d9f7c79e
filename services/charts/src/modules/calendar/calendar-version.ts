import { createHmac } from 'node:crypto'
import { requireSigningKey } from '@hibiki/http'

/**
 * The version of a calendar, by a secret that all replicas share: without one, whoever knows or guesses what a calendar contains,
 * such as nothing at all, could compute its version and compare.
 *
 * @param names of the members by their ID
 * @param digest of their events
 */
export function toCalendarVersion(
  secrets: readonly string[],
  { names, digest }: { names: ReadonlyMap<string, string>; digest: string },
): string {
  const secret = requireSigningKey(secrets, 'a version of a calendar')
  const content = JSON.stringify(['calendar version', [...names].sort(), digest])
  return createHmac('sha256', secret).update(content).digest('base64url')
}
