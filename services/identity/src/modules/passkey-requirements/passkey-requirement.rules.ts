import { countDaysBetween, type Day, getJstDay, isDay } from '@hibiki/calendar'
import type { LoginMethod } from '../logins/login-method.rules.ts'
import type { StoredAssurance } from '../sessions/stored-assurance.rules.ts'

/** How far ahead the first day of a requirement may be. */
export const MAX_DAYS_AHEAD = 180

/** How many days before the first day members without a passkey are told by mail. */
export const NOTICE_DAYS = 7

/** Whether an administrator may set this first day: today or later, and not too far ahead. */
export function isAllowedFirstDay(day: string, now: Date): day is Day {
  if (!isDay(day)) return false
  const daysAhead = countDaysBetween(getJstDay(now), day)
  return daysAhead >= 0 && daysAhead <= MAX_DAYS_AHEAD
}

/**
 * Whether a requirement applies. One that has ended sessions applies also to a login that began before midnight, because nothing would end
 * its session any more.
 */
export function isInForce(
  { firstDay, enforcedAt }: { firstDay: Day; enforcedAt: Date | null },
  now: Date,
): boolean {
  return enforcedAt !== null || firstDay <= getJstDay(now)
}

/**
 * Returns what a login leads to for a member who must use a passkey. A link alone proves too little to create a passkey; a paired device
 * stands in a room and has no person.
 */
export function decideRequiredLogin(by: LoginMethod, hasPasskey: boolean): 'admit' | 'enrol' | 'reject' {
  if (by === 'passkey' || by === 'pairing') return 'admit'
  return hasPasskey || by === 'easy-login' ? 'reject' : 'enrol'
}

/**
 * Whether a session ends when its member must use a passkey from today on. What plays in a room has no person and goes on; a session that may
 * only create a passkey does just that. Replicas of an earlier release do not store how they opened a session.
 */
export function isEndedByRequirement(session: {
  openedBy: LoginMethod | null
  assurance: StoredAssurance
  roomDevice: string | null
}): boolean {
  if (session.assurance === 'passkey-enrolment' || session.roomDevice !== null) return false
  return session.openedBy !== 'passkey' && session.openedBy !== 'pairing'
}
