import { TZDate } from '@date-fns/tz'
import { formatJstDateTime } from '@hibiki/calendar'
import type { TFunction } from 'i18next'
import ical, { type ICalCalendar, ICalCalendarMethod } from 'ical-generator'
import { findOccurrence, toRepeat, toUntilMoment } from '../appointments/appointment.rules.ts'
import type { Appointment } from '../appointments/appointments.sql.ts'
import type { CalendarEventRow } from './calendar.sql.ts'
import { toCalendarEventResponse } from './calendar-event-response.ts'

/** RFC 5545 allows no control characters in texts but tabs and line breaks, which are escaped. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\r\n]/gu

const ZONE = 'Asia/Tokyo'

/** The rules of the zone: Japan has no summer time. */
const TOKYO = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'TZNAME:JST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\n')

interface FileOptions {
  language: string
  t: TFunction<'charts'>
  now: Date
}

/**
 * Returns events and appointments as iCalendar (RFC 5545). What happened is in UTC with `Z`. Appointments are in the zone of Japan, whose
 * rules are in the file, because what repeats does so on clocks there.
 */
export function toCalendarFile(
  events: readonly CalendarEventRow[],
  { appointments = [], salonName = null, ...options }: FileOptions & Appointments,
): string {
  const { language, t, now } = options
  const calendar = ical({
    name: t('texts.feed.name'),
    prodId: { company: 'Hibiki', product: 'Calendar', language: 'JA' },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: () => TOKYO },
    // Programs show the calendar in this zone; the times do not depend on it.
    x: { 'X-WR-TIMEZONE': ZONE },
  })
  for (const event of events) {
    const { title } = toCalendarEventResponse(event, { userName: '', language, t })
    calendar.createEvent({
      id: event.id,
      start: event.startedAt,
      // The RFC requires an end after the start; an event without an end ends when it starts.
      end: toSecond(event.endedAt) > toSecond(event.startedAt) ? event.endedAt : null,
      summary: toText(title),
      stamp: now,
    })
  }
  for (const appointment of appointments) addAppointment(calendar, appointment, { salonName, now })
  return calendar.toString()
}

interface Appointments {
  appointments?: readonly Appointment[]
  /** The place of the appointments; null when it is not known. */
  salonName?: string | null
}

/** Adds a series with the days it leaves out, and each changed occurrence in its place. Names of people are not in the file. */
function addAppointment(
  calendar: ICalCalendar,
  appointment: Appointment,
  { salonName, now }: { salonName: string | null; now: Date },
): void {
  const { id, firstAt, minutes, rule, changes } = appointment
  const common = {
    id,
    timezone: ZONE,
    stamp: now,
    sequence: appointment.version,
    ...(salonName !== null && { location: toText(salonName) }),
  }
  const toPlannedStart = (day: string) => findOccurrence({ ...appointment, changes: [] }, day)?.startAt
  const cancelled = changes.flatMap(({ day, moved }) => {
    const startAt = moved === null ? toPlannedStart(day) : undefined
    return startAt ? [toLocalTime(startAt)] : []
  })
  calendar.createEvent({
    ...common,
    start: toZoned(firstAt),
    end: toZoned(new Date(firstAt.getTime() + minutes * 60_000)),
    summary: toText(appointment.title),
    ...(rule !== null && { repeating: toRecurrenceLines(rule, cancelled) }),
  })
  for (const { day, moved } of changes) {
    const plannedStart = toPlannedStart(day)
    if (!moved || !plannedStart) continue
    calendar.createEvent({
      ...common,
      start: toZoned(moved.startAt),
      end: toZoned(new Date(moved.startAt.getTime() + moved.minutes * 60_000)),
      summary: toText(moved.title),
      recurrenceId: toZoned(plannedStart),
    })
  }
}

/** The end of a rule is in UTC where the series has a zone (RFC 5545, 3.3.10). */
function toRecurrenceLines(rule: string, cancelled: readonly string[]): string {
  const { until } = toRepeat(rule)
  const parts = rule.split(';').filter((part) => !part.startsWith('UNTIL='))
  if (until !== null) parts.push(`UNTIL=${toCompact(toUntilMoment(until).toISOString())}Z`)
  const lines = [`RRULE:${parts.join(';')}`]
  for (const start of cancelled) lines.push(`EXDATE;TZID=${ZONE}:${start}`)
  return lines.join('\n')
}

const toZoned = (at: Date) => new TZDate(at.getTime(), ZONE)
const toLocalTime = (at: Date) => toCompact(formatJstDateTime(at).replace(' ', 'T'))
const toCompact = (iso: string) => iso.slice(0, 19).replaceAll(/[-:]/g, '')
const toText = (text: string) => text.replaceAll(CONTROL_CHARACTERS, '')

const toSecond = (at: Date) => Math.floor(at.getTime() / 1000)
