import { addMonths, type Day } from '@hibiki/calendar'
import type { LocalText } from '@hibiki/languages'
import { type Contract, isHeldStatus, isRenewingStatus } from '../contracts/contract.rules.ts'
import { computeProratedDifference } from '../contracts/proration.rules.ts'

export interface OrderedProduct {
  id: string
  price: number
  rental: boolean
}

/** A contract by which a member uses something already. */
export type HeldContract = Pick<Contract, 'status' | 'rental' | 'anchorOn' | 'paidPeriods' | 'paidUntil'> & {
  productId: string
  productName: LocalText
  price: number
  /** What an earlier upgrade owes already; it is on the next bill. */
  owed: number
  /** The plan that follows with the renewal, and the plan that the contract falls back to when the owed difference is not paid. */
  nextProductId: string | null
  paidProductId: string | null
  /** Whether the member who orders now also pays this contract. */
  paidByCaller: boolean
  /** Whether it is paid by invoice instead of a card: staff manage such a plan, and its user cannot order another plan instead. */
  invoiced: boolean
  /** Whether the outcome of one of its payments is not clear yet. */
  isPaymentUnderWay: boolean
}

/** A member orders one thing of a family at a time: a plan replaces another plan, a rental is added to everything. */
export type PlanFamily = 'plan' | 'rental'

export function toPlanFamily({ rental }: { rental: boolean }): PlanFamily {
  return rental ? 'rental' : 'plan'
}

/**
 * Returns E2005 when the product is contracted already, E2003 while a delivery and E2004 while a return is awaited. Staff change
 * a plan that is paid by invoice. A plan whose payment is due or not clear yet can't be replaced by another one, because both
 * would be charged.
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
    return isHeldStatus(status) && [productId, ...others].includes(product.id)
  }
  if (held.some(holdsIt)) return 'E2005'
  if (held.some(({ status }) => status === 'awaitingDelivery')) return 'E2003'
  if (held.some(({ status }) => status === 'awaitingReturn')) return 'E2004'
  if (product.rental) return null
  if (held.some(({ invoiced, status }) => invoiced && isRenewingStatus(status)))
    return 'BILLING_PLAN_INVOICED'
  const plans = held.filter((one) => !one.rental && one.paidByCaller)
  if (plans.some(({ status }) => status === 'pastDue')) return 'BILLING_PLAN_UNPAID'
  const isDue = ({ status, paidUntil }: HeldContract) =>
    status === 'pendingPayment' || (status === 'active' && paidUntil !== null && paidUntil <= today)
  return plans.some((one) => one.isPaymentUnderWay || isDue(one)) ? 'BILLING_PAYMENT_UNDER_WAY' : null
}

/** What an order does for one user, to the yen. */
export interface OrderEffect {
  kind: 'subscription' | 'rental' | 'upgrade' | 'downgrade'
  /** Yen added once to the next invoice. */
  difference: number
  /** Yen that are on the next invoice already, and the plan for which they are owed. */
  owed: { yen: number; productName: LocalText } | null
  /** The day of the next invoice after the order; null until a delivery fixes it. */
  nextBillDate: Day | null
}

/**
 * Returns what an order does. A rental is added to everything else and charged when it is delivered. A plan replaces a plan that
 * the same member pays for the same user, a dearer one at once and a cheaper one with the renewal. Otherwise it is a contract of
 * its own that is charged now.
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
  const difference = computeProratedDifference({
    oldPrice: replaced.price,
    newPrice: product.price,
    periodFrom: addMonths(replaced.anchorOn, replaced.paidPeriods - 1),
    periodUntil: replaced.paidUntil,
    on: today,
  })
  return { kind: 'upgrade', difference, owed, nextBillDate }
}

type PaidPlan<C extends HeldContract> = C & { anchorOn: Day; paidUntil: Day }

/** Returns the plan that an order changes instead of adding another; the dearest when there are several. */
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

/** A line of the order table: at most `unitPrice` is charged `quantity` times. */
export interface OrderLine {
  kind: OrderEffect['kind'] | 'difference'
  role: string
  quantity: number
  unitPrice: number
  nextBillDate: Day | null
  /** The plan of a difference that an earlier order owes; null for what this order adds. */
  owedFor: LocalText | null
}

/** Returns the yen of everything that the last screen lists: today's charge and the next bill, with differences owed. */
export function sumOrderLines(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
}

/** Returns the yen charged with the order itself; the rest is on the next bill, or due after a delivery. */
export function sumChargedToday(lines: readonly OrderLine[]): number {
  return sumOrderLines(lines.filter(({ kind }) => kind === 'subscription'))
}

/** Makes one line for all users of the same role with the same prices and dates; differences of upgrades have their own lines. */
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
