const DAY_MS = 24 * 60 * 60 * 1000

/** `yyyyMMddTHHmmssZ`, as iCalendar writes a moment (RFC 5545). */
const toTimestamp = (ms: number): string => `${new Date(ms).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

/** Commas, semicolons and backslashes have a meaning in iCalendar. */
const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\s+/g, ' ')

/**
 * Creates an event of a quarter of an hour, one day after `nowMs`, for the calendar of the device. It is never sent to the server.
 */
export function createTomorrowCalendarEvent({
  nowMs,
  title,
  url,
}: {
  nowMs: number
  title: string
  url: string
}): string {
  const starts = nowMs + DAY_MS
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hibiki//Member app//JA',
    'BEGIN:VEVENT',
    `UID:${toTimestamp(starts)}@hibiki`,
    `DTSTAMP:${toTimestamp(nowMs)}`,
    `DTSTART:${toTimestamp(starts)}`,
    `DTEND:${toTimestamp(starts + 15 * 60 * 1000)}`,
    `SUMMARY:${escapeText(title)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0M',
    `DESCRIPTION:${escapeText(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.join('\r\n')}\r\n`
}
