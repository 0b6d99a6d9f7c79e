import { createHash } from 'node:crypto'
import type { Session } from '@hibiki/http'
import type { EventRow } from './calendar.sql.ts'
import type { VisibleCalendar } from './resolve-calendar.ts'

/** A text that changes whenever `calendar/esthe-between` would list something else, and tells nothing of the events. */
export function toCalendarVersion(
  { names }: VisibleCalendar,
  events: readonly EventRow[],
  { assurance }: Session,
): string {
  // What a chart is about needs the password, so its title must not be guessed from the version either.
  const visible = assurance === 'low' ? events.map((event) => ({ ...event, title: null })) : events
  const shown = JSON.stringify([[...names].sort(), visible])
  return createHash('sha256').update(shown).digest('base64url')
}
