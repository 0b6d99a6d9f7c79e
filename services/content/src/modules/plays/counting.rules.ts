import { DAY_SECONDS, startSecondOfJstDay, toJstDay } from '../../jst.rules.ts'
import { MAX_PLAY_SECONDS, type PlayWindow, ROUNDING_SECONDS } from './plays.rules.ts'

/** Plays under 5 s are stored but not counted. */
export const MIN_COUNTED_SECONDS = 5

/** A play to count. */
export interface CountablePlay extends PlayWindow {
  /** An earlier state of the play, if one is known. The seconds by which the play grew were heard after the end of that state. */
  grewFrom?: Pick<PlayWindow, 'endedAt' | 'playedSeconds'> | undefined
}

/** Returns the window in which a play's seconds may be counted. The end on the wire is a whole second during which the play still sounded. */
export function computeCountingWindow(play: PlayWindow): Range {
  const until = play.endedAt + ROUNDING_SECONDS
  return { from: play.startedAt, until: Math.min(until, play.startedAt + MAX_PLAY_SECONDS) }
}

/** Returns the window in which a play grew: the part after the end of the earlier state, no longer than what can have been heard. */
function growthWindow({ endedAt, grewFrom }: CountablePlay): Range | null {
  if (!grewFrom || grewFrom.endedAt >= endedAt) return null
  const until = endedAt + ROUNDING_SECONDS
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
export function countPlay(play: CountablePlay, alreadyCounted: number, occupied: readonly Range[]): Range[] {
  if (play.playedSeconds < MIN_COUNTED_SECONDS) return []
  const wanted = play.playedSeconds - alreadyCounted
  const grown = placeGrowth(play, wanted, occupied)
  const rest = wanted - sumLengths(grown)
  if (rest === 0) return grown
  const busy = grown.length === 0 ? occupied : mergeRanges([...occupied, ...grown])
  return [...grown, ...takeFree(computeCountingWindow(play), busy, rest)]
}

function placeGrowth(play: CountablePlay, wanted: number, occupied: readonly Range[]): Range[] {
  const window = growthWindow(play)
  if (!window) return []
  const seconds = Math.min(wanted, play.playedSeconds - (play.grewFrom?.playedSeconds ?? 0))
  // The second of the end is tried last, so that a play that ended at midnight belongs to the previous day.
  const taken = takeLastFree({ from: window.from, until: play.endedAt }, occupied, seconds)
  const endSecond = { from: play.endedAt, until: window.until }
  return [...taken, ...takeFree(endSecond, occupied, seconds - sumLengths(taken))]
}

/** Splits ranges at midnight JST into days with their parts and seconds. */
export function splitByDay(ranges: readonly Range[]): { day: string; part: Range; seconds: number }[] {
  return ranges.flatMap((range) => {
    const parts: { day: string; part: Range; seconds: number }[] = []
    for (let from = range.from; from < range.until; ) {
      const day = toJstDay(from)
      const part = { from, until: Math.min(range.until, startSecondOfJstDay(day) + DAY_SECONDS) }
      parts.push({ day, part, seconds: sumLengths([part]) })
      from = part.until
    }
    return parts
  })
}

/** A range of seconds from `from` (included) until `until` (excluded). */
export interface Range {
  from: number
  until: number
}

/** Returns the same seconds as sorted ranges that neither overlap nor touch. */
export function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = []
  for (const range of [...ranges].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && range.from <= last.until) last.until = Math.max(last.until, range.until)
    else if (range.from < range.until) merged.push({ ...range })
  }
  return merged
}

/** Adds a range to sorted, disjoint ranges in place, because a day may have thousands that need not be sorted again. */
export function addRange(ranges: Range[], added: Range): void {
  const first = firstEndingAtOrAfter(ranges, added.from)
  const merged = { ...added }
  let last = first
  for (let next = ranges[last]; next && next.from <= merged.until; next = ranges[++last]) {
    merged.from = Math.min(merged.from, next.from)
    merged.until = Math.max(merged.until, next.until)
  }
  ranges.splice(first, last - first, merged)
}

function firstEndingAtOrAfter(ranges: readonly Range[], second: number): number {
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
export function takeFree(within: Range, occupied: readonly Range[], seconds: number): Range[] {
  const taken: Range[] = []
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

/** Returns the latest `seconds` free seconds, otherwise like `takeFree`; sorted. */
export function takeLastFree(within: Range, occupied: readonly Range[], seconds: number): Range[] {
  const mirrored = (ranges: readonly Range[]) => ranges.map(mirror).reverse()
  return mirrored(takeFree(mirror(within), mirrored(occupied), seconds))
}

/** Mirrors a range in time. */
const mirror = ({ from, until }: Range): Range => ({ from: -until, until: -from })

export function sumLengths(ranges: readonly Range[]): number {
  return ranges.reduce((sum, range) => sum + range.until - range.from, 0)
}
