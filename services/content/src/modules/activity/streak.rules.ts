import { addDays, getIsoWeekday } from '@hibiki/calendar'
import { getMondayOfWeek } from './weekly-score.rules.ts'

/** A day counts from one minute of listening: on a tired evening that is enough. */
export const MIN_STREAK_DAY_SECONDS = 60
/** This many missed days are forgiven each week. */
export const STREAK_FREEZES_PER_WEEK = 1

export const allWeekdays: readonly number[] = [1, 2, 3, 4, 5, 6, 7]

/** The weekdays (ISO 1–7) on which the member plans to listen, valid from a day on. */
export interface WeekdayChoice {
  validFrom: string
  weekdays: readonly number[]
}

export interface Streak {
  /** The number of days with listening in the run. */
  days: number
  todayDone: boolean
  /** How many more days the member may miss this week. */
  freezeLeft: number
  /** The first day of the run, or null when there is none. */
  since: string | null
}

/** Returns the weekdays planned for a day. `choices` must be sorted newest first. */
export function findPlannedWeekdays(day: string, choices: readonly WeekdayChoice[]): readonly number[] {
  return choices.find((choice) => choice.validFrom <= day)?.weekdays ?? allWeekdays
}

/**
 * Returns the longest run of days up to today that begins with a day of listening and in which no week (Monday to Sunday) misses more than one
 * planned day. Unplanned days never break a run, and count when the member listened. Today is missed only when it is over. So a single missed
 * day never ends a streak, and repeated calls return the same run.
 *
 * @param done days with enough listening
 * @param earliest the first day that is examined
 */
export function computeStreak(
  today: string,
  done: ReadonlySet<string>,
  choices: readonly WeekdayChoice[],
  earliest: string,
): Streak {
  const todayDone = done.has(today)
  let days = 0
  let since: string | null = null
  const missed = new Map<string, number>()
  const missedSinceStart = new Map<string, number>()
  for (let day = today; day >= earliest; day = addDays(day, -1)) {
    if (done.has(day)) {
      days++
      since = day
      for (const [week, count] of missed) missedSinceStart.set(week, count)
    } else if (day !== today && findPlannedWeekdays(day, choices).includes(getIsoWeekday(day))) {
      const week = getMondayOfWeek(day)
      const count = (missed.get(week) ?? 0) + 1
      if (count > STREAK_FREEZES_PER_WEEK) break
      missed.set(week, count)
    }
  }
  // Days missed before the run began are not counted against it.
  const used = missedSinceStart.get(getMondayOfWeek(today)) ?? 0
  return { days, todayDone, freezeLeft: STREAK_FREEZES_PER_WEEK - used, since }
}
