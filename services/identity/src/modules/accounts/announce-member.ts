import { appendToOutbox, type NewEvent } from '@hibiki/messaging'
import type { Trx } from '../../db/schema.ts'
import { findMember, findPicOf, saveAnnounced } from './users.sql.ts'

/**
 * Announces what other services show of a member; in the transaction that changes any of it. They drop what is not newer than what they
 * have, so the moments of one member follow each other by at least a millisecond, whenever the caller looked at its clock.
 *
 * @returns the moment that is announced; `now` for a member who is gone
 */
export async function announceMember(trx: Trx, userId: string, now: Date): Promise<Date> {
  const member = await findMember(trx, userId)
  if (!member) return now
  const announcedAt = await saveAnnounced(trx, userId, now)
  const at = announcedAt.toISOString()
  const { userId: loginName, username: name, email, roles } = member
  const agencyCode = member.agencyStatus === '3' ? member.agencyCode : null
  const payload = { userId, loginName, name, email, roles, agencyCode, at }
  const events: NewEvent[] = [{ subject: 'identity.member-changed.v1', payload }]
  // Lists of customers put those who are assigned first; other members are assigned to nobody.
  if (roles.includes('ROLE_CUSTOMER')) {
    const assignment = { userId, picId: await findPicOf(trx, userId), at }
    events.push({ subject: 'identity.assignment-changed.v1', payload: assignment })
  }
  await appendToOutbox(trx, events)
  return announcedAt
}
