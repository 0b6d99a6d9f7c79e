import { appendToOutbox, type NewEvent } from '@hibiki/messaging'
import type { Trx } from '../../db/identity-tables.ts'
import { findMember, findPicOfCustomer, saveMemberAnnouncedAt } from './users.sql.ts'

/**
 * Publishes what other services need of a member, in the transaction that changes any of it. They ignore events that are not
 * newer than the last one, so the times of one member's events differ by at least a millisecond, whatever clock the caller read.
 * @returns the published time; `now` for a deleted member
 */
export async function announceMember(trx: Trx, userId: string, now: Date): Promise<Date> {
  const member = await findMember(trx, userId)
  if (!member) return now
  const announcedAt = await saveMemberAnnouncedAt(trx, userId, now)
  const at = announcedAt.toISOString()
  const { userId: loginName, username: name, email, roles } = member
  const agencyCode = member.agencyStatus === '3' ? member.agencyCode : null
  const payload = { userId, loginName, name, email, roles, agencyCode, at }
  const events: NewEvent[] = [{ subject: 'identity.member-changed.v1', payload }]
  // Lists of customers begin with those assigned to the reader; other members are assigned to nobody.
  if (roles.includes('ROLE_CUSTOMER')) {
    const assignment = { userId, picId: await findPicOfCustomer(trx, userId), at }
    events.push({ subject: 'identity.assignment-changed.v1', payload: assignment })
  }
  await appendToOutbox(trx, events)
  return announcedAt
}

/** Publishes the reading of a member's name, by which other services sort and find the member, in the transaction that changes it. */
export async function announceNameReading(
  trx: Trx,
  { userId, nameKana, now }: { userId: string; nameKana: string | null; now: Date },
): Promise<void> {
  const at = (await saveMemberAnnouncedAt(trx, userId, now)).toISOString()
  await appendToOutbox(trx, [
    { subject: 'identity.name-reading-changed.v1', payload: { userId, nameKana, at } },
  ])
}
