import { DAY_SECONDS, jstDayOfSecond, startSecondOfJstDay } from './jst.rules.ts'
import { MAX_PLAY_SECONDS, type PlayWindow, ROUNDING_SECONDS } from './play-window.rules.ts'
import { lengthOf, type Range, takeFree, takeLastFree, union } from './ranges.rules.ts'

/** Plays under 5 s are stored but not counted. */
export const MIN_COUNTED_SECONDS = 5

/** A play to be counted. */
export interface CountablePlay extends PlayWindow {
  /** An earlier state of the play, if one is known: what it grew by was heard after the end of that. */
  grewFrom?: Pick<PlayWindow, 'endedAt' | 'playedSeconds'> | undefined
}

/** Where a play's seconds may be counted. The wire's end is a whole second during which the play still sounded. */
export function countingWindow(play: PlayWindow): Range {
  const until = play.endedAt + ROUNDING_SECONDS
  return { from: play.startedAt, until: Math.min(until, play.startedAt + MAX_PLAY_SECONDS) }
}

/** Where a play grew: the part of it after the earlier state's end, and of that no more than can have been heard. */
function growthWindow({ endedAt, grewFrom }: CountablePlay): Range | null {
  if (!grewFrom || grewFrom.endedAt >= endedAt) return null
  const until = endedAt + ROUNDING_SECONDS
  return { from: Math.max(grewFrom.endedAt, until - MAX_PLAY_SECONDS), until }
}

/** The JST days a play's counted seconds can fall on, in order: at most two, and two more where it grew. */
export function countingDays(play: CountablePlay): string[] {
  const windows = [countingWindow(play), growthWindow(play)].filter((window) => window !== null)
  const days = windows.flatMap(({ from, until }) => [jstDayOfSecond(from), jstDayOfSecond(until - 1)])
  return [...new Set(days)].sort()
}

/**
 * The clock seconds newly counted for a play of which `alreadyCounted` seconds are counted. What it grew by takes the
 * latest seconds since the earlier state that no play of the member holds, because clients report what has just sounded;
 * all else takes the earliest free seconds of the play's window. So nothing heard counts twice, a pause in one
 * play leaves room for another, a midnight splits a play by the clock, and a play resumed on another day counts there.
 */
export function countPlay(play: CountablePlay, alreadyCounted: number, occupied: readonly Range[]): Range[] {
  if (play.playedSeconds < MIN_COUNTED_SECONDS) return []
  const wanted = play.playedSeconds - alreadyCounted
  const grown = placeGrowth(play, wanted, occupied)
  const rest = wanted - lengthOf(grown)
  if (rest === 0) return grown
  const busy = grown.length === 0 ? occupied : union([...occupied, ...grown])
  return [...grown, ...takeFree(countingWindow(play), busy, rest)]
}

function placeGrowth(play: CountablePlay, wanted: number, occupied: readonly Range[]): Range[] {
  const window = growthWindow(play)
  if (!window) return []
  const seconds = Math.min(wanted, play.playedSeconds - (play.grewFrom?.playedSeconds ?? 0))
  // The second of the end comes last: a play that ended at midnight belongs to the day before.
  const taken = takeLastFree({ from: window.from, until: play.endedAt }, occupied, seconds)
  const endSecond = { from: play.endedAt, until: window.until }
  return [...taken, ...takeFree(endSecond, occupied, seconds - lengthOf(taken))]
}

/** Ranges cut at JST midnights: the day, the part on it, its seconds. */
export function splitByDay(ranges: readonly Range[]): { day: string; part: Range; seconds: number }[] {
  return ranges.flatMap((range) => {
    const parts: { day: string; part: Range; seconds: number }[] = []
    for (let from = range.from; from < range.until; ) {
      const day = jstDayOfSecond(from)
      const part = { from, until: Math.min(range.until, startSecondOfJstDay(day) + DAY_SECONDS) }
      parts.push({ day, part, seconds: lengthOf([part]) })
      from = part.until
    }
    return parts
  })
}
