/** Seconds from (included) until (excluded). */
export interface Range {
  from: number
  until: number
}

/** The same seconds as sorted ranges that neither overlap nor touch. */
export function union(ranges: readonly Range[]): Range[] {
  const merged: Range[] = []
  for (const range of [...ranges].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && range.from <= last.until) last.until = Math.max(last.until, range.until)
    else if (range.from < range.until) merged.push({ ...range })
  }
  return merged
}

/** The earliest `seconds` seconds inside `within` that `occupied` (sorted, disjoint) leaves free; fewer when it is full. */
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
  for (const range of occupied) {
    if (wanted === 0 || range.from >= within.until) break
    if (range.until <= from) continue
    take(range.from)
    from = Math.max(from, range.until)
  }
  take(within.until)
  return taken
}

export function lengthOf(ranges: readonly Range[]): number {
  return ranges.reduce((sum, range) => sum + range.until - range.from, 0)
}
