const DAY_MS = 24 * 60 * 60 * 1000

/** `yyyyMMddTHHmmssZ`, as iCalendar writes a moment (RFC 5545). */
const stamp = (ms: number): string => `${new Date(ms).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

/** Commas, semicolons and backslashes have a meaning in iCalendar. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\s+/g, ' ')

/**
 * An event of a quarter of an hour, one day after `nowMs`, that the device's own calendar reminds of. Nothing of it leaves the device.
 */
export function tomorrowEvent({ nowMs, title, url }: { nowMs: number; title: string; url: string }): string {
  const starts = nowMs + DAY_MS
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hibiki//Member app//JA',
    'BEGIN:VEVENT',
    `UID:${stamp(starts)}@hibiki`,
    `DTSTAMP:${stamp(nowMs)}`,
    `DTSTART:${stamp(starts)}`,
    `DTEND:${stamp(starts + 15 * 60 * 1000)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0M',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.join('\r\n')}\r\n`
}
