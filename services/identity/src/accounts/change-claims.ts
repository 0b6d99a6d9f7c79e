import { appendToOutbox } from '@hibiki/messaging'
import type { Trx } from '../db/schema.ts'
import { saveClaimsChanged } from '../repositories/claims.ts'
import { findMember, lockUser } from '../repositories/users.ts'

/**
 * Changes what a member's access token says (roles, authorities, agency) and tells everybody in the same transaction (R23).
 * Who changes several members does so in the order of their ids.
 *
 * The member's row is locked before the clock is read, and issuing a token waits for that lock, so a token with the old claims
 * is always older than the change.
 */
export async function changeClaims(
  trx: Trx,
  clock: () => Date,
  userId: string,
  change: () => Promise<void>,
): Promise<void> {
  await lockUser(trx, userId)
  const at = clock()
  await change()
  await saveClaimsChanged(trx, userId, at)
  const member = await findMember(trx, userId)
  if (!member) return
  const { roles, authorities, agencyCode, agencyStatus } = member
  const payload = { userId, roles, authorities, agencyCode, agencyStatus, changedAt: at.toISOString() }
  await appendToOutbox(trx, [{ subject: 'identity.role-changed.v1', payload }])
}
