import { addDays } from '@hibiki/calendar'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import { jstDayOfSecond } from '../plays/jst.rules.ts'
import { sumSeconds } from './activity.sql.ts'
import { STREAK_DAY_SECONDS, type Streak, streakOn, weekdaysOn } from './streak.rules.ts'
import { findDoneDays, findWeekdayChoices } from './streaks.sql.ts'

/** Looked back at first; again four times as far while the run reaches that far. */
const FIRST_WINDOW_DAYS = 60
/** Ten years: as far as anything is kept for. */
const MAX_WINDOW_DAYS = 3660

/**
 * A member's streak at a moment (seconds since 1970), the weekdays they wish for now, and how much is missing of a day that was begun;
 * null when nothing was heard yet, or enough.
 */
export async function findStreak(
  db: Kysely<ContentTables>,
  memberId: string,
  seconds: number,
): Promise<Streak & { weekdays: number[]; secondsToGo: number | null }> {
  const today = jstDayOfSecond(seconds)
  const choices = await findWeekdayChoices(db, memberId)
  const heard = await sumSeconds(db, memberId, today, today)
  const secondsToGo = heard > 0 && heard < STREAK_DAY_SECONDS ? STREAK_DAY_SECONDS - heard : null
  for (let window = FIRST_WINDOW_DAYS; ; window = Math.min(4 * window, MAX_WINDOW_DAYS)) {
    const first = addDays(today, -window)
    const done = await findDoneDays(db, { memberId, first, last: today, seconds: STREAK_DAY_SECONDS })
    const streak = streakOn(today, done, choices, first)
    // A run that begins within a week and a day of the edge may go on before it.
    const isWhole = streak.since === null || streak.since > addDays(first, 8)
    if (isWhole || window === MAX_WINDOW_DAYS)
      return { ...streak, secondsToGo, weekdays: [...weekdaysOn(today, choices)] }
  }
}
