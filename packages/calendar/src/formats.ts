import { isDay } from './days.ts'
import { fromJstWallClock, type Instant, toJstWallClock } from './jst.ts'

const TIME = /^(\d{4}-\d{2}-\d{2}) ((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)$/
const DURATION = /^(\d{2}):([0-5]\d):([0-5]\d)$/

/** Returns a moment as the wire's `yyyy-MM-dd HH:mm:ss` in Japan; fractions of a second are cut. */
export function formatJstDateTime(at: Instant): string {
  return toJstWallClock(at).toISOString().slice(0, 19).replace('T', ' ')
}

/** Returns the moment of the wire's `yyyy-MM-dd HH:mm:ss`; null when it does not exist (`2026-02-30 …`, `… 24:00:00`). */
export function parseJstDateTime(text: string): Date | null {
  const [, day = '', time = ''] = TIME.exec(text) ?? []
  return isDay(day) ? fromJstWallClock(Date.parse(`${day}T${time}Z`)) : null
}

/** Returns seconds as the wire's `HH:mm:ss`, fractions cut, less than nothing as nothing; at most 99 hours have that form. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

/** Returns the seconds of the wire's `HH:mm:ss`; null for any other text. */
export function parseDuration(text: string): number | null {
  const parts = DURATION.exec(text)
  if (!parts) return null
  return Number(parts[1]) * 3600 + Number(parts[2]) * 60 + Number(parts[3])
}
