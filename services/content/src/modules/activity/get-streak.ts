import { addDays } from '@hibiki/calendar'
import type { Kysely } from 'kysely'
import { toJstDay } from '../../jst.rules.ts'
import type { ContentTables } from '../../tables.ts'
import { sumListenedSeconds } from './activity.sql.ts'
import { computeStreak, findPlannedWeekdays, MIN_STREAK_DAY_SECONDS, type Streak } from './streak.rules.ts'
import { listDaysListenedAtLeast, listWeekdayChoices } from './streaks.sql.ts'

/** The first query reads this many days; while the run reaches its edge, the next one reads four times as many. */
const FIRST_WINDOW_DAYS = 60
/** Ten years is as long as play records are stored. */
const MAX_WINDOW_DAYS = 3660

/**
 * Returns a member's streak at a moment (seconds since 1970), the weekdays they currently plan to listen on, and how many seconds are missing
 * today. The seconds are null before the member has listened today and once the day counts.
 */
export async function getStreak(
  db: Kysely<ContentTables>,
  memberId: string,
  seconds: number,
): Promise<Streak & { weekdays: number[]; secondsToGo: number | null }> {
  const today = toJstDay(seconds)
  const choices = await listWeekdayChoices(db, memberId)
  const heard = await sumListenedSeconds(db, memberId, today, today)
  const secondsToGo = heard > 0 && heard < MIN_STREAK_DAY_SECONDS ? MIN_STREAK_DAY_SECONDS - heard : null
  for (let window = FIRST_WINDOW_DAYS; ; window = Math.min(4 * window, MAX_WINDOW_DAYS)) {
    const first = addDays(today, -window)
    const done = await listDaysListenedAtLeast(db, {
      memberId,
      first,
      last: today,
      seconds: MIN_STREAK_DAY_SECONDS,
    })
    const streak = computeStreak(today, done, choices, first)
    // A run that begins within eight days of the edge may continue before it.
    const isWhole = streak.since === null || streak.since > addDays(first, 8)
    if (isWhole || window === MAX_WINDOW_DAYS)
      return { ...streak, secondsToGo, weekdays: [...findPlannedWeekdays(today, choices)] }
  }
}
