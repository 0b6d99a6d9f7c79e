/** The parts of a day with a greeting of their own. */
export type DayPart = 'morning' | 'day' | 'evening'

/** @param hour local, 0 … 23; the night belongs to the evening before it */
export function toDayPart(hour: number): DayPart {
  if (hour >= 5 && hour < 11) return 'morning'
  return hour >= 11 && hour < 17 ? 'day' : 'evening'
}
