import { appendToOutbox } from '@hibiki/messaging'
import type { Trx } from '../../db/identity-tables.ts'
import { announceMember } from './announce-member.ts'
import { findClaimsChangedAt, saveClaimsChangedAt } from './claims.sql.ts'
import { findMember, lockUser } from './users.sql.ts'

/**
 * Changes what a member's access token contains (roles, authorities, agency) and publishes it in the same transaction. A
 * transaction that changes several members does so in the order of their ids.
 * A token contains the time of the last change, and issuing one waits for the lock on the member's row. So a token with old
 * claims contains an older change, whatever the clocks say: the changes of one member differ by at least a millisecond, even when
 * two replicas disagree about the time.
 * @returns the time that `announceMember` publishes
 */
export async function changeClaims(
  trx: Trx,
  clock: () => Date,
  userId: string,
  change: () => Promise<void>,
): Promise<Date> {
  await lockUser(trx, userId)
  const at = laterThan(await findClaimsChangedAt(trx, userId), clock())
  await change()
  await saveClaimsChangedAt(trx, userId, at)
  const member = await findMember(trx, userId)
  if (!member) return at
  const { roles, authorities, agencyCode, agencyStatus } = member
  const payload = { userId, roles, authorities, agencyCode, agencyStatus, changedAt: at.toISOString() }
  await appendToOutbox(trx, [{ subject: 'identity.role-changed.v1', payload }])
  return announceMember(trx, userId, at)
}

function laterThan(previous: Date | null, now: Date): Date {
  return previous !== null && previous >= now ? new Date(previous.getTime() + 1) : now
}
