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
