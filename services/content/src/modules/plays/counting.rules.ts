import { DAY_SECONDS, getJstDayStartSeconds, toJstDay } from '../../jst.rules.ts'
import { MAX_PLAY_SECONDS, type PlayWindow, ROUNDING_TOLERANCE_SECONDS } from './plays.rules.ts'

/** Plays under 5 s are stored but not counted. */
export const MIN_COUNTED_PLAY_SECONDS = 5

/** A play to count. */
export interface CountablePlay extends PlayWindow {
  /** An earlier state of the play, if one is known. The seconds by which the play grew were heard after the end of that state. */
  grewFrom?: Pick<PlayWindow, 'endedAt' | 'playedSeconds'> | undefined
}

/** Returns the window in which a play's seconds may be counted. The end on the wire is a whole second during which the play still sounded. */
export function computeCountingWindow(play: PlayWindow): SecondsRange {
  const until = play.endedAt + ROUNDING_TOLERANCE_SECONDS
  return { from: play.startedAt, until: Math.min(until, play.startedAt + MAX_PLAY_SECONDS) }
}

/** Returns the window in which a play grew: the part after the end of the earlier state, no longer than what can have been heard. */
function growthWindow({ endedAt, grewFrom }: CountablePlay): SecondsRange | null {
  if (!grewFrom || grewFrom.endedAt >= endedAt) return null
  const until = endedAt + ROUNDING_TOLERANCE_SECONDS
  return { from: Math.max(grewFrom.endedAt, until - MAX_PLAY_SECONDS), until }
}

/** Returns the JST days on which a play's counted seconds can fall, in order: at most two, and two more where it grew. */
export function listCountingDays(play: CountablePlay): string[] {
  const windows = [computeCountingWindow(play), growthWindow(play)].filter((window) => window !== null)
  const days = windows.flatMap(({ from, until }) => [toJstDay(from), toJstDay(until - 1)])
  return [...new Set(days)].sort()
}

/**
 * Returns the clock seconds to count newly for a play of which `alreadyCounted` seconds are counted. The seconds by which it grew take the
 * latest free ones since the earlier state, because clients report what has just sounded; all others take the earliest free ones of the play's
 * window. A second is free when no other play of the member occupies it. So no second counts twice, one play fits into the pause of another,
 * midnight splits a play by the clock, and a play that is resumed on another day counts there.
 */
export function computeNewlyCountedRanges(
  play: CountablePlay,
  alreadyCounted: number,
  occupied: readonly SecondsRange[],
): SecondsRange[] {
  if (play.playedSeconds < MIN_COUNTED_PLAY_SECONDS) return []
  const wanted = play.playedSeconds - alreadyCounted
  const grown = placeGrowth(play, wanted, occupied)
  const rest = wanted - sumRangeSeconds(grown)
  if (rest === 0) return grown
  const busy = grown.length === 0 ? occupied : mergeRanges([...occupied, ...grown])
  return [...grown, ...findEarliestFreeSeconds(computeCountingWindow(play), busy, rest)]
}

function placeGrowth(play: CountablePlay, wanted: number, occupied: readonly SecondsRange[]): SecondsRange[] {
  const window = growthWindow(play)
  if (!window) return []
  const seconds = Math.min(wanted, play.playedSeconds - (play.grewFrom?.playedSeconds ?? 0))
  // The second of the end is tried last, so that a play that ended at midnight belongs to the previous day.
  const taken = findLatestFreeSeconds({ from: window.from, until: play.endedAt }, occupied, seconds)
  const endSecond = { from: play.endedAt, until: window.until }
  return [...taken, ...findEarliestFreeSeconds(endSecond, occupied, seconds - sumRangeSeconds(taken))]
}

/** Splits ranges at midnight JST into days with their parts and seconds. */
export function splitRangesByDay(
  ranges: readonly SecondsRange[],
): { day: string; part: SecondsRange; seconds: number }[] {
  return ranges.flatMap((range) => {
    const parts: { day: string; part: SecondsRange; seconds: number }[] = []
    for (let from = range.from; from < range.until; ) {
      const day = toJstDay(from)
      const part = { from, until: Math.min(range.until, getJstDayStartSeconds(day) + DAY_SECONDS) }
      parts.push({ day, part, seconds: sumRangeSeconds([part]) })
      from = part.until
    }
    return parts
  })
}

/** A range of seconds from `from` (included) until `until` (excluded). */
export interface SecondsRange {
  from: number
  until: number
}

/** Returns the same seconds as sorted ranges that neither overlap nor touch. */
export function mergeRanges(ranges: readonly SecondsRange[]): SecondsRange[] {
  const merged: SecondsRange[] = []
  for (const range of [...ranges].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && range.from <= last.until) last.until = Math.max(last.until, range.until)
    else if (range.from < range.until) merged.push({ ...range })
  }
  return merged
}

/** Adds a range to sorted, disjoint ranges in place, because a day may have thousands that need not be sorted again. */
export function insertRangeInPlace(ranges: SecondsRange[], added: SecondsRange): void {
  const first = firstEndingAtOrAfter(ranges, added.from)
  const merged = { ...added }
  let last = first
  for (let next = ranges[last]; next && next.from <= merged.until; next = ranges[++last]) {
    merged.from = Math.min(merged.from, next.from)
    merged.until = Math.max(merged.until, next.until)
  }
  ranges.splice(first, last - first, merged)
}

function firstEndingAtOrAfter(ranges: readonly SecondsRange[], second: number): number {
  let low = 0
  let high = ranges.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle]?.until ?? 0) < second) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns the earliest `seconds` seconds inside `within` that `occupied` (sorted, disjoint) leaves free, or fewer when there are not enough. */
export function findEarliestFreeSeconds(
  within: SecondsRange,
  occupied: readonly SecondsRange[],
  seconds: number,
): SecondsRange[] {
  const taken: SecondsRange[] = []
  let wanted = seconds
  let from = within.from
  const take = (until: number) => {
    const length = Math.min(until - from, wanted)
    if (length > 0) {
      taken.push({ from, until: from + length })
      wanted -= length
    }
  }
  for (let index = firstEndingAtOrAfter(occupied, from); wanted > 0; index++) {
    const range = occupied[index]
    if (!range || range.from >= within.until) break
    take(range.from)
    from = Math.max(from, range.until)
  }
  take(within.until)
  return taken
}

/** Returns the latest `seconds` free seconds, otherwise like `findEarliestFreeSeconds`; sorted. */
export function findLatestFreeSeconds(
  within: SecondsRange,
  occupied: readonly SecondsRange[],
  seconds: number,
): SecondsRange[] {
  const mirrored = (ranges: readonly SecondsRange[]) => ranges.map(mirror).reverse()
  return mirrored(findEarliestFreeSeconds(mirror(within), mirrored(occupied), seconds))
}

/** Mirrors a range in time. */
const mirror = ({ from, until }: SecondsRange): SecondsRange => ({ from: -until, until: -from })

export function sumRangeSeconds(ranges: readonly SecondsRange[]): number {
  return ranges.reduce((sum, range) => sum + range.until - range.from, 0)
}
