import { type Caller, callers, getExpectedStatus, type MatrixRow } from './matrix.ts'

/**
 * Statuses of calls whose fields are tested, the best first: the earlier, the more is executed. 503 is the response without the
 * payment provider.
 */
const statuses = [200, 204, 302, 409, 422, 503, 404]

/** Returns the position of the best status that a caller gets; Infinity when nobody's fields are read. */
const rankOf = (row: MatrixRow<unknown>): number => Math.min(...callers.map((caller) => rankFor(row, caller)))

const rankFor = (row: MatrixRow<unknown>, caller: Caller): number => {
  const rank = statuses.indexOf(getExpectedStatus(row, caller))
  return rank < 0 ? Number.POSITIVE_INFINITY : rank
}

/** Selects one row per call, the first of those with the best status. */
export function selectBestRowPerCall(rows: readonly MatrixRow<unknown>[]): MatrixRow<unknown>[] {
  const first = new Map<string, MatrixRow<unknown>>()
  for (const row of rows) {
    const known = first.get(row.call)
    if (rankOf(row) < (known ? rankOf(known) : Number.POSITIVE_INFINITY)) first.set(row.call, row)
  }
  return [...first.values()]
}

/** Returns a caller with the best status, preferably the administrator, so that as much as possible is executed. */
export const findBestCaller = (row: MatrixRow<unknown>): Caller => {
  const allowed = callers.filter((caller) => rankFor(row, caller) === rankOf(row))
  return (
    (['admin', 'customer', 'pic'] as const).find((caller) => allowed.includes(caller)) ??
    allowed[0] ??
    'visitor'
  )
}
