import type { Day } from '@hibiki/calendar'
import type { OrderEffect } from './order.rules.ts'

/** A line of the order table: `unitPrice` is charged `quantity` times, at most (D-079). */
export interface OrderLine {
  kind: OrderEffect['kind'] | 'difference'
  role: string
  quantity: number
  unitPrice: number
  nextBillDate: Day | null
}

/** The most that an order costs by its lines, as the screens add it up (D-079). */
export function totalOf(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
}

/** One line for all users of the same role with the same prices and dates; differences of upgrades have lines of their own. */
export function orderLines(
  orders: readonly { role: string; effect: OrderEffect }[],
  price: number,
): OrderLine[] {
  const lines = orders.flatMap(({ role, effect }): OrderLine[] => {
    const { kind, difference, nextBillDate } = effect
    const line = { kind, role, quantity: 1, unitPrice: price, nextBillDate }
    const added = { ...line, kind: 'difference' as const, unitPrice: difference }
    return difference > 0 ? [line, added] : [line]
  })
  const merged = new Map<string, OrderLine>()
  for (const line of lines) {
    const key = JSON.stringify([line.kind, line.role, line.unitPrice, line.nextBillDate])
    const same = merged.get(key)
    merged.set(key, same ? { ...same, quantity: same.quantity + 1 } : line)
  }
  return [...merged.values()]
}
