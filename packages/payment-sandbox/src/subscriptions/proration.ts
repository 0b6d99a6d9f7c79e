export interface Period {
  start: number
  end: number
}

/**
 * What a change in the middle of a period costs, as Stripe counts it: the unused time of the old items is given back and the rest of
 * the period is charged with the new ones, by the second, each rounded to whole yen on its own.
 *
 * @param o.at seconds since 1970; outside the period it is taken as its nearer end
 * @returns `credit` ≤ 0 and `debit` ≥ 0
 */
export function prorate(o: {
  old: { unitAmount: number; quantity: number } | null
  new: { unitAmount: number; quantity: number } | null
  period: Period
  at: number
}): { credit: number; debit: number } {
  const { start, end } = o.period
  const left = Math.min(Math.max(end - o.at, 0), end - start)
  const share = (item: { unitAmount: number; quantity: number } | null) =>
    item === null ? 0 : Math.round((item.unitAmount * item.quantity * left) / (end - start))
  // Never minus nothing.
  return { credit: 0 - share(o.old), debit: share(o.new) }
}
