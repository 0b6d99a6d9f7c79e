import { type Instant, toJstWallClock } from './jst.ts'

/** Hours of every day in Japan as HH:mm; `to` is exclusive, and at or before `from` it is on the next day. */
export interface DailyHours {
  from: string
  to: string
}

/** Whether a moment is within hours of every day; the same time twice means the whole day. */
export function isWithinDailyHours({ from, to }: DailyHours, at: Instant): boolean {
  const time = toJstWallClock(at).toISOString().slice(11, 16)
  return from < to ? from <= time && time < to : from <= time || time < to
}
