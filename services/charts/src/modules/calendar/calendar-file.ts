import type { TFunction } from 'i18next'
import ical, { ICalCalendarMethod } from 'ical-generator'
import type { CalendarEventRow } from './calendar.sql.ts'
import { toCalendarEventResponse } from './calendar-event-response.ts'

/** RFC 5545 allows no control characters in texts but tabs and line breaks, which are escaped. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\r\n]/gu

/**
 * Returns events as iCalendar (RFC 5545). Every time is in UTC with `Z`: a time with a zone needs the rules of that zone in the file,
 * and programs read a time without one in their own zone.
 */
export function toCalendarFile(
  events: readonly CalendarEventRow[],
  { language, t, now }: { language: string; t: TFunction<'charts'>; now: Date },
): string {
  const calendar = ical({
    name: t('texts.feed.name'),
    prodId: { company: 'Hibiki', product: 'Calendar', language: 'JA' },
    method: ICalCalendarMethod.PUBLISH,
    // Programs show the calendar in this zone; the times do not depend on it.
    x: { 'X-WR-TIMEZONE': 'Asia/Tokyo' },
  })
  for (const event of events) {
    const { title } = toCalendarEventResponse(event, { userName: '', language, t })
    calendar.createEvent({
      id: event.id,
      start: event.startedAt,
      // The RFC requires an end after the start; an event without an end ends when it starts.
      end: toSecond(event.endedAt) > toSecond(event.startedAt) ? event.endedAt : null,
      summary: title.replaceAll(CONTROL_CHARACTERS, ''),
      stamp: now,
    })
  }
  return calendar.toString()
}

const toSecond = (at: Date) => Math.floor(at.getTime() / 1000)
