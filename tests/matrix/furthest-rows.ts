import { type Caller, callers, type Row, statusFor } from './matrix.ts'

/** Of calls whose fields are looked at; the earlier, the more is really done. 503: without the payment provider. */
const statuses = [200, 204, 409, 422, 503, 404]

/** Position of the best status that somebody gets; Infinity when nobody's fields are looked at. */
const rankOf = (row: Row<unknown>): number => Math.min(...callers.map((caller) => rankFor(row, caller)))

const rankFor = (row: Row<unknown>, caller: Caller): number => {
  const rank = statuses.indexOf(statusFor(row, caller))
  return rank < 0 ? Number.POSITIVE_INFINITY : rank
}

/** One row per call: the first of those that get furthest. */
export function firstRows(rows: readonly Row<unknown>[]): Row<unknown>[] {
  const first = new Map<string, Row<unknown>>()
  for (const row of rows) {
    const known = first.get(row.call)
    if (rankOf(row) < (known ? rankOf(known) : Number.POSITIVE_INFINITY)) first.set(row.call, row)
  }
  return [...first.values()]
}

/** A caller who gets furthest; the administrator before others, so that as much as possible is really done. */
export const whoMay = (row: Row<unknown>): Caller => {
  const allowed = callers.filter((caller) => rankFor(row, caller) === rankOf(row))
  return (
    (['admin', 'customer', 'pic'] as const).find((caller) => allowed.includes(caller)) ??
    allowed[0] ??
    'visitor'
  )
}
