export interface Recurring {
  interval: 'day' | 'week' | 'month' | 'year'
  interval_count: number
}

const DAY = 86_400

/**
 * The moment a number of intervals after the anchor, in seconds. Months are counted from the anchor each time, so a subscription of
 * 31 January is due on 28 February and again on 31 March.
 */
export function periodBound(anchor: number, { interval, interval_count }: Recurring, index: number): number {
  const count = index * interval_count
  if (interval === 'day') return anchor + count * DAY
  if (interval === 'week') return anchor + count * 7 * DAY
  const at = new Date(anchor * 1000)
  const month = at.getUTCMonth() + count * (interval === 'year' ? 12 : 1)
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const day = Math.min(at.getUTCDate(), lastDay)
  return Date.UTC(at.getUTCFullYear(), month, day) / 1000 + (anchor % DAY)
}

/** The first bound after a moment. */
export function nextBound(anchor: number, recurring: Recurring, after: number): number {
  for (let index = 0; ; index += 1) {
    const bound = periodBound(anchor, recurring, index)
    if (bound > after) return bound
  }
}
