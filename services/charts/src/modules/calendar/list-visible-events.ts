import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ChartsTables } from '../../tables.ts'
import { computeAppointmentsDigest } from '../appointments/appointments.sql.ts'
import { listAppointmentEvents } from '../appointments/list-appointment-events.ts'
import {
  type CalendarEventRow,
  computeCalendarDigest,
  listCalendarEventRows,
  MAX_CALENDAR_EVENTS,
} from './calendar.sql.ts'
import type { CalendarScope } from './calendar-scope.ts'
import type { VisibleCalendar } from './resolve-visible-calendar.ts'

type Db = Kysely<ChartsTables>

/** Lists what happened and the appointments that begin in the range, oldest first. */
export async function listVisibleEvents(db: Db, calendar: VisibleCalendar): Promise<CalendarEventRow[]> {
  const events = await listCalendarEventRows(db, calendar)
  for (const scope of calendar.appointmentsOf)
    events.push(...(await listAppointmentEvents(db, scope, calendar)))
  return events.sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime()).slice(0, MAX_CALENDAR_EVENTS)
}

/** Computes a digest of all events and appointments, of any time; it changes when one of them is added, changed or withdrawn. */
export async function computeVisibleDigest(
  db: Db,
  calendar: CalendarScope,
  options: { hidesChartTitles: boolean },
): Promise<string> {
  const digests = [await computeCalendarDigest(db, calendar, options)]
  for (const scope of calendar.appointmentsOf) digests.push(await computeAppointmentsDigest(db, scope))
  return createHash('sha256').update(digests.join(' ')).digest('hex')
}

/** Lists events as `listVisibleEvents` does, with the digest of the same state of the database. */
export function listVisibleEventsWithDigest(
  db: Db,
  calendar: VisibleCalendar,
  options: { hidesChartTitles: boolean },
): Promise<{ events: CalendarEventRow[]; digest: string }> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return snapshot.execute(async (trx) => ({
    events: await listVisibleEvents(trx, calendar),
    digest: await computeVisibleDigest(trx, calendar, options),
  }))
}
