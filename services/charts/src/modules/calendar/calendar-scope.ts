import { ApiError, type Session } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { ChartsTables } from '../../tables.ts'
import type { AppointmentScope } from '../appointments/appointments.sql.ts'
import { listCustomersById } from '../customers/customers.sql.ts'
import { type ChartRole, findChartRole } from '../records/record.rules.ts'
import { MAX_CALENDAR_USERS } from './calendar.rules.ts'

export interface CalendarScope {
  memberIds: string[]
  /** The members whose plays are visible: only the caller, because a member shares only weekly totals with the salon. */
  playsOf: string[]
  publishedOf: string[]
  recordsOf: string[]
  /** The members whose saved stress checks are visible: only the caller. */
  stressOf: string[]
  /** Whose appointments are visible: those the caller serves or has, and those of viewed customers with the caller's salon. */
  appointmentsOf: AppointmentScope[]
  names: Map<string, string>
  /** The members other than the caller, each with the role in which the caller views their calendar. */
  viewedMembers: { memberId: string; actorRole: 'person-in-charge' | 'administrator' }[]
}

/**
 * Returns which events of the requested members the caller may see; without any `userIds` these are the caller's own. Staff and
 * administrators see published diagnoses and charts of others.
 *
 * @throws CHARTS_TOO_MANY_USERS, E4040 when the caller may not see one of the members
 */
export async function getCalendarScope(
  db: Kysely<ChartsTables>,
  session: Session,
  userIds: readonly string[],
): Promise<CalendarScope> {
  const asked = [...new Set(userIds.map((id) => id.toLowerCase()))]
  if (asked.length > MAX_CALENDAR_USERS) throw new ApiError('CHARTS_TOO_MANY_USERS')
  const memberIds = asked.length === 0 ? [session.userId] : asked
  const customers = new Map((await listCustomersById(db, memberIds)).map((one) => [one.memberId, one]))
  const roles = new Map<string, ChartRole | 'self'>()
  for (const memberId of memberIds) {
    const customer = customers.get(memberId)
    const role = memberId === session.userId ? 'self' : customer && findChartRole(session, customer)
    if (!role) throw new ApiError('E4040')
    roles.set(memberId, role)
  }
  const own = session.roles.includes('ROLE_CUSTOMER') ? 'self' : null
  return {
    memberIds,
    playsOf: memberIds.filter((id) => roles.get(id) === 'self'),
    publishedOf: memberIds.filter((id) => roles.get(id) !== 'self'),
    recordsOf: memberIds.filter((id) => roles.get(id) !== 'self' || own === 'self'),
    stressOf: memberIds.filter((id) => roles.get(id) === 'self'),
    appointmentsOf: listAppointmentScopes(session, memberIds, roles),
    names: new Map([...customers].map(([id, { name }]) => [id, name])),
    viewedMembers: memberIds
      .filter((id) => roles.get(id) !== 'self')
      .map((memberId) => ({
        memberId,
        actorRole: roles.get(memberId) === 'administrator' ? 'administrator' : 'person-in-charge',
      })),
  }
}

/** Appointments belong to a salon, so administrators see none, and nobody sees those of another salon. */
function listAppointmentScopes(
  { userId, agencyCode, roles }: Session,
  memberIds: readonly string[],
  roleOf: ReadonlyMap<string, ChartRole | 'self'>,
): CalendarScope['appointmentsOf'] {
  if (agencyCode === null) return []
  const isServing = roles.includes('ROLE_PERSON_IN_CHARGE')
  const customerIds = memberIds.filter((id) => (id === userId ? !isServing : roleOf.get(id) === 'staff'))
  const scopes: AppointmentScope[] = []
  if (isServing && memberIds.includes(userId)) scopes.push({ agencyCode, picId: userId })
  if (customerIds.length > 0) scopes.push({ agencyCode, customerIds })
  return scopes
}
