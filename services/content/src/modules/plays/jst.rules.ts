/** Japan has no summer time: the wire's "yyyy-MM-dd HH:mm:ss" always means UTC+9 (D-014, D1§9). */
const JST_OFFSET_SECONDS = 9 * 3600
export const DAY_SECONDS = 86_400

const TIME = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/
const DURATION = /^(\d{2}):([0-5]\d):([0-5]\d)$/

/** Seconds since 1970, or null when the text is not a time that exists ("2026-02-30 …", "… 24:00:00"). */
export function parseJstTime(text: string): number | null {
  const parts = TIME.exec(text)
  if (!parts) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1).map(Number)
  if (hour > 23 || minute > 59 || second > 59) return null
  const time = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  // Impossible dates roll over, so only one that keeps its parts was real.
  const isReal =
    time.getUTCFullYear() === year && time.getUTCMonth() === month - 1 && time.getUTCDate() === day
  return isReal ? time.getTime() / 1000 - JST_OFFSET_SECONDS : null
}

/** "HH:mm:ss" in seconds, or null. */
export function parseDuration(text: string): number | null {
  const parts = DURATION.exec(text)
  if (!parts) return null
  return Number(parts[1]) * 3600 + Number(parts[2]) * 60 + Number(parts[3])
}

/** A second as the wire's "yyyy-MM-dd HH:mm:ss". */
export function formatJstTime(seconds: number): string {
  return new Date((seconds + JST_OFFSET_SECONDS) * 1000).toISOString().slice(0, 19).replace('T', ' ')
}

/** Seconds as "HH:mm:ss"; at most 99 hours have that form. */
export function formatDuration(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

/** The JST day ("yyyy-MM-dd") a second belongs to. */
export function jstDay(seconds: number): string {
  return new Date((seconds + JST_OFFSET_SECONDS) * 1000).toISOString().slice(0, 10)
}

/** The second at which a JST day begins. */
export function startOfJstDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 1000 - JST_OFFSET_SECONDS
}

/** The JST day `count` days after (or, when negative, before) another. */
export function addDays(day: string, count: number): string {
  return jstDay(startOfJstDay(day) + count * DAY_SECONDS)
}
