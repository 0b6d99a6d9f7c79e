import { addDays, type Day } from '@hibiki/calendar'
import type { components } from '../../../lib/api/schema.gen.d.ts'

export type CheckInWeek = components['schemas']['CheckInWeek']

/** Adds the weeks without a check-in between the first and the last one. */
export function fillWeeks(weeks: readonly CheckInWeek[]): { monday: Day; week: CheckInWeek | null }[] {
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!first || !last) return []
  const filled: { monday: Day; week: CheckInWeek | null }[] = []
  for (let monday = first.monday; monday <= last.monday; monday = addDays(monday, 7))
    filled.push({ monday, week: weeks.find((each) => each.monday === monday) ?? null })
  return filled
}

/** Counts the check-ins of all weeks, and those that were better after the sound. */
export function sumWeeks(weeks: readonly CheckInWeek[]): { count: number; better: number } {
  return {
    count: weeks.reduce((sum, { count }) => sum + count, 0),
    better: weeks.reduce((sum, { better }) => sum + better, 0),
  }
}

/** Returns where a mood from 1 to 5 lies on the scale, 0 … 1. */
export const toHeight = (mood: number): number => (mood - 1) / 4
