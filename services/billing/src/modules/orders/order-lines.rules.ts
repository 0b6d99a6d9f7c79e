import type { Day } from '@hibiki/calendar'
import type { LocalText } from '@hibiki/languages'
import type { OrderEffect } from './order.rules.ts'

/** A line of the order table: `unitPrice` is charged `quantity` times, at most. */
export interface OrderLine {
  kind: OrderEffect['kind'] | 'difference'
  role: string
  quantity: number
  unitPrice: number
  nextBillDate: Day | null
  /** The plan of a difference that an earlier order left owing; null of what this order is for. */
  owedFor: LocalText | null
}

/** Everything the last screen lists: today's charge and the next bill, differences owed included. */
export function totalOf(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
}

/** What is charged with the order itself; the rest is on the next bill, or due after a delivery. */
export function chargedToday(lines: readonly OrderLine[]): number {
  return totalOf(lines.filter(({ kind }) => kind === 'subscription'))
}

/** One line for all users of the same role with the same prices and dates; differences of upgrades have lines of their own. */
export function orderLines(
  orders: readonly { role: string; effect: OrderEffect }[],
  price: number,
): OrderLine[] {
  const lines = orders.flatMap(({ role, effect }): OrderLine[] => {
    const { kind, difference, owed, nextBillDate } = effect
    const line = { kind, role, quantity: 1, unitPrice: price, nextBillDate, owedFor: null }
    const added = { ...line, kind: 'difference' as const, unitPrice: difference }
    const before = owed && { ...added, unitPrice: owed.yen, owedFor: owed.productName }
    return [line, ...(difference > 0 ? [added] : []), ...(before ? [before] : [])]
  })
  const merged = new Map<string, OrderLine>()
  for (const line of lines) {
    const key = JSON.stringify([line.kind, line.role, line.unitPrice, line.nextBillDate, line.owedFor])
    const same = merged.get(key)
    merged.set(key, same ? { ...same, quantity: same.quantity + 1 } : line)
  }
  return [...merged.values()]
}
