import ical, { ICalCalendarMethod } from 'ical-generator'
import type { EventRow } from './calendar.sql.ts'
import type { Translate } from './event-response.ts'
import { toCalendarEvent } from './event-response.ts'

/** What RFC 5545 has in no text: control characters other than tabs and the line breaks, which are escaped. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\r\n]/gu

/**
 * Returns events as iCalendar (RFC 5545). Every moment is in UTC with `Z`: a time with a zone of its own would need that zone's rules in the
 * file, and one without is read in the zone of whoever reads it.
 */
export function toCalendarFile(
  events: readonly EventRow[],
  { language, t, now }: { language: string; t: Translate; now: Date },
): string {
  const calendar = ical({
    name: t('feed.name'),
    prodId: { company: 'Hibiki', product: 'Calendar', language: 'JA' },
    method: ICalCalendarMethod.PUBLISH,
    // In which zone programs show the calendar; the times do not depend on it.
    x: { 'X-WR-TIMEZONE': 'Asia/Tokyo' },
  })
  for (const event of events) {
    const { title } = toCalendarEvent(event, { userName: '', language, t })
    calendar.createEvent({
      id: event.id,
      start: event.startedAt,
      // An end is later than the start by the RFC; without one an event ends when it starts.
      end: toSecond(event.endedAt) > toSecond(event.startedAt) ? event.endedAt : null,
      summary: title.replaceAll(CONTROL_CHARACTERS, ''),
      stamp: now,
    })
  }
  return calendar.toString()
}

const toSecond = (at: Date) => Math.floor(at.getTime() / 1000)
