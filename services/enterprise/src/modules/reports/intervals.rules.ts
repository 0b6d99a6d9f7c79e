/** A time in milliseconds since 1970; its end does not belong to it. */
export type Interval = readonly [from: number, until: number]

/** Returns disjoint intervals in order, without empty ones. */
export function uniteIntervals(intervals: readonly Interval[]): Interval[] {
  const merged: [number, number][] = []
  for (const [from, until] of intervals.filter(([a, b]) => b > a).sort(([a], [b]) => a - b)) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], until)
    else merged.push([from, until])
  }
  return merged
}

/** Returns the parts of the first intervals that are in none of the second; both must be disjoint and in order. */
export function subtractIntervals(from: readonly Interval[], other: readonly Interval[]): Interval[] {
  return from.flatMap(([start, end]) => {
    const left: Interval[] = []
    let cursor = start
    for (const [a, b] of other) {
      if (b <= cursor || a >= end) continue
      if (a > cursor) left.push([cursor, a])
      cursor = Math.max(cursor, b)
    }
    if (cursor < end) left.push([cursor, end])
    return left
  })
}

export const sumIntervals = (intervals: readonly Interval[]) =>
  intervals.reduce((total, [a, b]) => total + b - a, 0)

/** Returns the parts of the first intervals that are in the second, too; both must be disjoint and in order. */
export const intersectIntervals = (intervals: readonly Interval[], other: readonly Interval[]): Interval[] =>
  subtractIntervals(intervals, subtractIntervals(intervals, other))
