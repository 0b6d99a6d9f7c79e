import { addMonths, type Day } from '@hibiki/calendar'
import type { LocalText } from '@hibiki/languages'
import { type Contract, isHeld, isRenewing } from '../contracts/contract.rules.ts'
import { upgradeDifference } from '../contracts/proration.rules.ts'

export interface OrderedProduct {
  id: string
  price: number
  rental: boolean
}

/** A contract by which somebody uses something already. */
export type HeldContract = Pick<Contract, 'status' | 'rental' | 'anchorOn' | 'paidPeriods' | 'paidUntil'> & {
  productId: string
  productName: LocalText
  price: number
  /** What an upgrade before owes already: it is on the next bill. */
  owed: number
  /** What it becomes with its renewal, and what it falls back to when the owed difference is not paid. */
  nextProductId: string | null
  paidProductId: string | null
  /** Whether who orders now also pays it. */
  paidByCaller: boolean
  /** Paid by invoice instead of a card: staff set it, and nobody orders another plan instead. */
  invoiced: boolean
  /** A payment of it is not clear yet. */
  isPaymentUnderWay: boolean
}

/** What is ordered one at a time: a plan takes the place of another, a rental comes beside everything. */
export type PlanFamily = 'plan' | 'rental'

export function toPlanFamily({ rental }: { rental: boolean }): PlanFamily {
  return rental ? 'rental' : 'plan'
}

/**
 * E2005 contracted already, E2003 waiting for a delivery, E2004 waiting for a return. A plan that is paid by invoice is
 * changed by staff. A plan whose payment is due or not clear yet can't be replaced by another one: both would be charged.
 */
export function findOrderRefusal(
  product: Pick<OrderedProduct, 'id' | 'rental'>,
  held: readonly HeldContract[],
  today: Day,
):
  | 'E2003'
  | 'E2004'
  | 'E2005'
  | 'BILLING_PLAN_INVOICED'
  | 'BILLING_PLAN_UNPAID'
  | 'BILLING_PAYMENT_UNDER_WAY'
  | null {
  const replaced = findReplacedPlan(product, held, today)
  const holdsIt = (contract: HeldContract) => {
    const { status, productId, nextProductId, paidProductId } = contract
    const others = contract === replaced ? [] : [nextProductId, paidProductId]
    return isHeld(status) && [productId, ...others].includes(product.id)
  }
  if (held.some(holdsIt)) return 'E2005'
  if (held.some(({ status }) => status === 'awaitingDelivery')) return 'E2003'
  if (held.some(({ status }) => status === 'awaitingReturn')) return 'E2004'
  if (product.rental) return null
  if (held.some(({ invoiced, status }) => invoiced && isRenewing(status))) return 'BILLING_PLAN_INVOICED'
  const plans = held.filter((one) => !one.rental && one.paidByCaller)
  if (plans.some(({ status }) => status === 'pastDue')) return 'BILLING_PLAN_UNPAID'
  const isDue = ({ status, paidUntil }: HeldContract) =>
    status === 'pendingPayment' || (status === 'active' && paidUntil !== null && paidUntil <= today)
  return plans.some((one) => one.isPaymentUnderWay || isDue(one)) ? 'BILLING_PAYMENT_UNDER_WAY' : null
}

/** What an order does for one user, to the yen. */
export interface OrderEffect {
  kind: 'subscription' | 'rental' | 'upgrade' | 'downgrade'
  /** Added to the next invoice once. */
  difference: number
  /** What is on the next invoice already, and the plan it is owed for. */
  owed: { yen: number; productName: LocalText } | null
  /** The next invoice after the order; null until a delivery fixes it. */
  nextBillDate: Day | null
}

/**
 * A rental comes beside everything else and is charged when it is delivered. A plan takes the place of a plan that the
 * same person pays for the same user: a dearer one at once, a cheaper one at the renewal. Otherwise it is a contract of
 * its own, charged now.
 */
export function computeOrderEffect(
  product: OrderedProduct,
  held: readonly HeldContract[],
  today: Day,
): OrderEffect {
  const nothingOwed = { difference: 0, owed: null }
  if (product.rental) return { kind: 'rental', ...nothingOwed, nextBillDate: null }
  const replaced = findReplacedPlan(product, held, today)
  if (!replaced) return { kind: 'subscription', ...nothingOwed, nextBillDate: addMonths(today, 1) }
  const nextBillDate = replaced.paidUntil
  const { owed: yen, productName } = replaced
  const owed = yen > 0 ? { yen, productName } : null
  if (product.price <= replaced.price) return { kind: 'downgrade', difference: 0, owed, nextBillDate }
  const difference = upgradeDifference({
    oldPrice: replaced.price,
    newPrice: product.price,
    periodFrom: addMonths(replaced.anchorOn, replaced.paidPeriods - 1),
    periodUntil: replaced.paidUntil,
    on: today,
  })
  return { kind: 'upgrade', difference, owed, nextBillDate }
}

type PaidPlan<C extends HeldContract> = C & { anchorOn: Day; paidUntil: Day }

/** The plan that an order changes instead of adding another; the dearest when there are several. */
export function findReplacedPlan<C extends HeldContract>(
  product: Pick<OrderedProduct, 'rental'>,
  held: readonly C[],
  today: Day,
): PaidPlan<C> | null {
  if (product.rental) return null
  const isPaidPlan = (contract: C): contract is PaidPlan<C> =>
    contract.status === 'active' &&
    !contract.rental &&
    contract.paidByCaller &&
    contract.anchorOn !== null &&
    contract.paidUntil !== null &&
    contract.paidUntil > today
  return held.filter(isPaidPlan).sort((a, b) => b.price - a.price)[0] ?? null
}

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
export function sumLines(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
}

/** What is charged with the order itself; the rest is on the next bill, or due after a delivery. */
export function sumChargedToday(lines: readonly OrderLine[]): number {
  return sumLines(lines.filter(({ kind }) => kind === 'subscription'))
}

/** One line for all users of the same role with the same prices and dates; differences of upgrades have lines of their own. */
export function toOrderLines(
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
