import { createHmac } from 'node:crypto'
import { requireSigningKey } from '@hibiki/http'

/**
 * Computes the version of a calendar with a secret that all replicas share: without it, anyone who guesses the content of a calendar,
 * for example that it is empty, could compute its version and compare.
 *
 * @param names the names of the members by their ID
 * @param digest the digest of their events
 */
export function computeCalendarVersion(
  secrets: readonly string[],
  { names, digest }: { names: ReadonlyMap<string, string>; digest: string },
): string {
  const secret = requireSigningKey(secrets, 'a version of a calendar')
  const content = JSON.stringify(['calendar version', [...names].sort(), digest])
  return createHmac('sha256', secret).update(content).digest('base64url')
}
