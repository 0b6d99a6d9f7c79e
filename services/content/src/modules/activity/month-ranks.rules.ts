/**
 * How many members listened for how many minutes in a month: `members[i]` of them for `minutes[i]`, in ascending order of minutes. Members who
 * did not listen in that month are not included.
 */
export interface MonthMinutesHistogram {
  minutes: readonly number[]
  members: readonly number[]
}

/** Ranks compare whole minutes, so a few seconds more do not put a member ahead. */
export const toWholeMinutes = (seconds: number): number => Math.floor(seconds / 60)

/** A member without any listening gets this rank. */
export const LAST_RANK_PERCENT = 100

/**
 * Returns the share of last month's listeners with more minutes, in percent, rounded up, at least 1. Members with the same minutes share the
 * better rank. A member without listening gets 100, whoever else listened.
 *
 * @param listened the member's own seconds of that month
 */
export function computeRankPercent(ranks: MonthMinutesHistogram, listened: number): number {
  if (listened <= 0) return LAST_RANK_PERCENT
  const own = toWholeMinutes(listened)
  let ahead = 0
  let all = 0
  ranks.members.forEach((count, index) => {
    all += count
    if ((ranks.minutes[index] ?? 0) > own) ahead += count
  })
  if (all === 0) return 1
  return Math.min(LAST_RANK_PERCENT, Math.max(1, Math.ceil((ahead * 100) / all)))
}
