import { DAY_SECONDS, jstDay, startOfJstDay } from './jst.rules.ts'
import { MAX_PLAY_SECONDS, type PlayWindow, ROUNDING_SECONDS } from './play-window.rules.ts'
import { lengthOf, type Range, takeFree } from './ranges.rules.ts'

/** Plays under 5 s are stored but not counted (D-100). */
export const MIN_COUNTED_SECONDS = 5

/** Where a play's seconds may be counted. The wire's end is a whole second during which the play still sounded. */
export function countingWindow(play: PlayWindow): Range {
  const until = play.endedAt + ROUNDING_SECONDS
  return { from: play.startedAt, until: Math.min(until, play.startedAt + MAX_PLAY_SECONDS) }
}

/** The JST days (at most two) a play's counted seconds can fall on. */
export function countingDays(play: PlayWindow): string[] {
  const { from, until } = countingWindow(play)
  const first = jstDay(from)
  const last = jstDay(until - 1)
  return first === last ? [first] : [first, last]
}

/**
 * The clock seconds newly counted for a play of which `alreadyCounted` seconds are counted: each played second takes
 * the earliest second of the play's window that no play of the member holds. So nothing heard counts twice (D-099),
 * a pause in one play leaves room for another, and a midnight splits a play by the clock.
 */
export function countPlay(play: PlayWindow, alreadyCounted: number, occupied: readonly Range[]): Range[] {
  if (play.playedSeconds < MIN_COUNTED_SECONDS) return []
  return takeFree(countingWindow(play), occupied, play.playedSeconds - alreadyCounted)
}

/** Ranges cut at JST midnights: the day, the part on it, its seconds. */
export function splitByDay(ranges: readonly Range[]): { day: string; part: Range; seconds: number }[] {
  return ranges.flatMap((range) => {
    const parts: { day: string; part: Range; seconds: number }[] = []
    for (let from = range.from; from < range.until; ) {
      const day = jstDay(from)
      const part = { from, until: Math.min(range.until, startOfJstDay(day) + DAY_SECONDS) }
      parts.push({ day, part, seconds: lengthOf([part]) })
      from = part.until
    }
    return parts
  })
}
