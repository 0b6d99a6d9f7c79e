import { parseJstDateTime } from '@hibiki/calendar'
import { ApiError, getFieldErrorText, Id, type Session } from '@hibiki/http'
import type { Kysely } from 'kysely'
import { type Static, Type } from 'typebox'
import type { ChartsTables } from '../../tables.ts'
import { findCalendarRangeProblem, MAX_CALENDAR_USERS } from './calendar.rules.ts'
import { type CalendarScope, getCalendarScope } from './calendar-scope.ts'

const PATTERN = '^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$'

/** The members and the days of which events are requested. */
export const CalendarQueryBody = Type.Object({
  userIds: Type.Array(Id, { maxItems: MAX_CALENDAR_USERS * 5 }),
  since: Type.String({ pattern: PATTERN, description: 'JST, inclusive' }),
  until: Type.String({ pattern: PATTERN, description: 'JST, exclusive' }),
})

/** The members, kinds of events and days that the caller may see. */
export interface VisibleCalendar extends CalendarScope {
  since: Date
  until: Date
}

/**
 * Returns what the caller may see of the requested members in the requested days.
 *
 * @throws E3001, E4014, E4040, CHARTS_TOO_MANY_USERS or the problem of the range
 */
export async function resolveVisibleCalendar(
  db: Kysely<ChartsTables>,
  session: Session,
  body: Static<typeof CalendarQueryBody>,
): Promise<VisibleCalendar> {
  const since = readTime(body.since, 'since')
  const until = readTime(body.until, 'until')
  const problem = findCalendarRangeProblem(since, until)
  if (problem) throw new ApiError(problem)
  // An easy-login link shows the caller's own usage; calendars of others, stress checks, appointments and titles of charts
  // require the password.
  const isLow = session.assurance === 'low'
  if (isLow && body.userIds.some((id) => id.toLowerCase() !== session.userId)) throw new ApiError('E4014')
  const scope = await getCalendarScope(db, session, body.userIds)
  if (isLow) return { ...scope, stressOf: [], appointmentsOf: [], since, until }
  return { ...scope, since, until }
}

function readTime(text: string, field: string): Date {
  const time = parseJstDateTime(text.length === 10 ? `${text} 00:00:00` : text)
  if (!time) throw new ApiError('E3001', { fields: { [field]: getFieldErrorText('date') } })
  return time
}
