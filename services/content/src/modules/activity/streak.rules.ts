import { addDays, isoWeekday } from '@hibiki/calendar'
import { mondayOf } from './weekly-score.rules.ts'

/** A day counts with a minute heard: on a tired evening that is enough. */
export const STREAK_DAY_SECONDS = 60
/** Missed days that a week forgives. */
export const FREEZES_A_WEEK = 1

export const allWeekdays: readonly number[] = [1, 2, 3, 4, 5, 6, 7]

/** From a day on, the weekdays (ISO 1–7) on which the member wants to listen. */
export interface WeekdayChoice {
  validFrom: string
  weekdays: readonly number[]
}

export interface Streak {
  /** Days listened in the run. */
  days: number
  todayDone: boolean
  /** Missed days this week may still have. */
  freezeLeft: number
  /** The first day of the run; null when there is none. */
  since: string | null
}

/** The weekdays wished for on a day. `choices` newest first. */
export function weekdaysOn(day: string, choices: readonly WeekdayChoice[]): readonly number[] {
  return choices.find((choice) => choice.validFrom <= day)?.weekdays ?? allWeekdays
}

/**
 * The longest run of days up to today that begins with a day listened on and in which no week (Monday to Sunday) misses more
 * than one of the days wished for. Days not wished for break nothing and count when something was heard. Today is missed only
 * when it is over. So a single bad day never costs a streak, and a run is the same however often it is asked for.
 *
 * @param done days with enough listening
 * @param earliest days before it are not looked at
 */
export function streakOn(
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
    } else if (day !== today && weekdaysOn(day, choices).includes(isoWeekday(day))) {
      const week = mondayOf(day)
      const count = (missed.get(week) ?? 0) + 1
      if (count > FREEZES_A_WEEK) break
      missed.set(week, count)
    }
  }
  // Days missed before the run began cost it nothing.
  const used = missedSinceStart.get(mondayOf(today)) ?? 0
  return { days, todayDone, freezeLeft: FREEZES_A_WEEK - used, since }
}
