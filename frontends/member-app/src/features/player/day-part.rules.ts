/** The parts of a day with a greeting of their own. */
export type DayPart = 'morning' | 'day' | 'evening'

const FIRST_HOUR = 5

/** @param hour local, 0 … 23; the night belongs to the evening before it */
export function toDayPart(hour: number): DayPart {
  if (hour >= FIRST_HOUR && hour < 11) return 'morning'
  return hour >= 11 && hour < 17 ? 'day' : 'evening'
}

/** Names one morning, day or evening in the device's time; the hours after midnight belong to the evening before them. */
export function toDayPeriod(nowMs: number): string {
  const now = new Date(nowMs)
  const part = toDayPart(now.getHours())
  now.setHours(now.getHours() - FIRST_HOUR)
  return `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()} ${part}`
}
