/**
 * How many members listened how many minutes in a month: `members[i]` of them `minutes[i]`, in growing order of minutes.
 * Whoever was not heard of in that month is not in it.
 */
export interface MonthRanks {
  minutes: readonly number[]
  members: readonly number[]
}

/** Whole minutes are compared: who heard a few seconds more is not ahead. */
export const minutesOf = (seconds: number): number => Math.floor(seconds / 60)

/** What a member without any listening gets: nobody is ahead of nobody. */
export const LAST_PERCENT = 100

/**
 * The share of last month's listeners with more minutes, in percent, rounded up, at least 1. Members with the same
 * minutes share the better place. Without listening it is 100, whoever else listened.
 *
 * @param listened the member's own seconds of that month
 */
export function rankPercent(ranks: MonthRanks, listened: number): number {
  if (listened <= 0) return LAST_PERCENT
  const own = minutesOf(listened)
  let ahead = 0
  let all = 0
  ranks.members.forEach((count, index) => {
    all += count
    if ((ranks.minutes[index] ?? 0) > own) ahead += count
  })
  if (all === 0) return 1
  return Math.min(LAST_PERCENT, Math.max(1, Math.ceil((ahead * 100) / all)))
}
