import type { paths } from '../../lib/api/schema.gen.d.ts'

/** A line of an order before it is placed. */
export type OrderLine =
  paths['/payment/order-details']['post']['responses']['200']['content']['application/json'][number]

export interface PlannedPayment {
  /** Today, when the delivery is confirmed, or a day (`yyyy-MM-dd`). */
  when: string
  /** Yen; no higher amount is ever charged. */
  amount: number
}

const getCost = ({ quantity, unitPrice }: OrderLine): number => quantity * unitPrice

/** Sums quantity times unit price over all lines. */
export const sumOrderTotal = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, line) => sum + getCost(line), 0)

/** Sums what is charged with the order itself; the rest is on a later invoice. */
export const sumDueToday = (lines: readonly OrderLine[]): number =>
  sumOrderTotal(lines.filter(({ kind }) => kind === 'subscription' || kind === 'differenceToday'))

/** Returns how often all lines are paid; null for lines that differ, as when one is bought for several people. */
export function findCommonPeriod(lines: readonly OrderLine[]): OrderLine['period'] | null {
  const [period, ...others] = new Set(lines.map((line) => line.period))
  return period !== undefined && others.length === 0 ? period : null
}

/**
 * Lists when how much is charged, up to the next invoice of every line: a new plan today and every period, a rental on delivery, a change
 * of plan with the next invoice, which adds the difference for the remaining days once; within a paid year the difference is paid today.
 */
export function listPlannedPayments(lines: readonly OrderLine[]): PlannedPayment[] {
  const rental = lines.filter(({ kind }) => kind === 'rental')
  const days = [...new Set(lines.flatMap(({ nextBillDate }) => nextBillDate ?? []))].sort()
  return [
    { when: 'today', amount: sumDueToday(lines) },
    ...(rental.length > 0 ? [{ when: 'delivery', amount: sumOrderTotal(rental) }] : []),
    ...days.map((day) => ({
      when: day,
      amount: sumOrderTotal(
        lines.filter(({ kind, nextBillDate }) => nextBillDate === day && kind !== 'differenceToday'),
      ),
    })),
  ]
}
