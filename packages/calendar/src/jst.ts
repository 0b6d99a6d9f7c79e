/** A moment: a `Date`, or milliseconds since 1970. */
export type Instant = Date | number

/** A day in milliseconds; in Japan every day has as many, because there is no summer time. */
export const DAY_MS = 86_400_000

/** Japan has no summer time: its clocks are always nine hours ahead of UTC. */
const JST_OFFSET_MS = 9 * 3_600_000

/** Returns the `Date` whose UTC fields show the time in Japan, for formats and calendar arithmetic. */
export function toJstWallClock(at: Instant): Date {
  return new Date(Number(at) + JST_OFFSET_MS)
}

/** Returns the moment at which clocks in Japan show the UTC fields of `jst`. */
export function fromJstWallClock(jst: Instant): Date {
  return new Date(Number(jst) - JST_OFFSET_MS)
}
