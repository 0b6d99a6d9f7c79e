import { addMonths, type Day } from '@hibiki/calendar'
import type { LocalText } from '@hibiki/languages'
import {
  type BillingPeriod,
  comparePricesOverTime,
  monthsByPeriod,
  type PeriodMonths,
} from '../contracts/billing-period.rules.ts'
import { type Contract, isHeldStatus, isRenewingStatus } from '../contracts/contract.rules.ts'
import { computeProratedDifference, MIN_CHARGE_YEN } from '../contracts/proration.rules.ts'

export interface OrderedProduct {
  id: string
  price: number
  /** Null when it cannot be paid by the year. */
  yearlyPrice: number | null
  rental: boolean
}

/** A contract by which a member uses something already. */
export type HeldContract = Pick<
  Contract,
  'status' | 'rental' | 'anchorOn' | 'paidMonths' | 'periodMonths' | 'paidUntil'
> & {
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
 * Returns how often an order is paid: as asked for, otherwise as often as the plan that it changes, and a new contract by the month.
 */
export function resolvePeriodMonths(
  product: Pick<OrderedProduct, 'id' | 'rental'>,
  held: readonly HeldContract[],
  { today, period }: { today: Day; period: BillingPeriod | null },
): PeriodMonths {
  if (period !== null) return monthsByPeriod[period]
  return findReplacedPlan(product, held, today)?.periodMonths ?? 1
}

/** Returns the yen of one period; null when the product cannot be paid so. */
export function getPeriodPrice(
  { price, yearlyPrice }: Pick<OrderedProduct, 'price' | 'yearlyPrice'>,
  periodMonths: PeriodMonths,
): number | null {
  return periodMonths === 12 ? yearlyPrice : price
}

/**
 * Returns E2005 when the product is contracted already, E2003 while a delivery and E2004 while a return is awaited. Staff change
 * a plan that is paid by invoice. A plan whose payment is due or not clear yet can't be replaced by another one, because both
 * would be charged. The period of a contract is changed by ordering its own plan for the other period, and by no other order.
 */
export function findOrderRefusal(
  product: OrderedProduct,
  held: readonly HeldContract[],
  { today, period }: { today: Day; period: BillingPeriod | null },
):
  | 'E2003'
  | 'E2004'
  | 'E2005'
  | 'BILLING_PLAN_INVOICED'
  | 'BILLING_PLAN_UNPAID'
  | 'BILLING_PAYMENT_UNDER_WAY'
  | 'BILLING_NO_YEARLY_PRICE'
  | 'BILLING_PERIOD_KEPT'
  | null {
  const replaced = findReplacedPlan(product, held, today)
  const periodMonths = resolvePeriodMonths(product, held, { today, period })
  const isPeriodChange = replaced?.productId === product.id && replaced.periodMonths !== periodMonths
  const holdsIt = (contract: HeldContract) => {
    const { status, productId, nextProductId, paidProductId } = contract
    if (contract === replaced && isPeriodChange) return false
    const others = contract === replaced ? [] : [nextProductId, paidProductId]
    return isHeldStatus(status) && [productId, ...others].includes(product.id)
  }
  if (held.some(holdsIt)) return 'E2005'
  if (held.some(({ status }) => status === 'awaitingDelivery')) return 'E2003'
  if (held.some(({ status }) => status === 'awaitingReturn')) return 'E2004'
  if (getPeriodPrice(product, periodMonths) === null) return 'BILLING_NO_YEARLY_PRICE'
  if (product.rental) return null
  if (held.some(({ invoiced, status }) => invoiced && isRenewingStatus(status)))
    return 'BILLING_PLAN_INVOICED'
  const plans = held.filter((one) => !one.rental && one.paidByCaller)
  if (plans.some(({ status }) => status === 'pastDue')) return 'BILLING_PLAN_UNPAID'
  const isDue = ({ status, paidUntil }: HeldContract) =>
    status === 'pendingPayment' || (status === 'active' && paidUntil !== null && paidUntil <= today)
  if (plans.some((one) => one.isPaymentUnderWay || isDue(one))) return 'BILLING_PAYMENT_UNDER_WAY'
  return replaced && !isPeriodChange && replaced.periodMonths !== periodMonths ? 'BILLING_PERIOD_KEPT' : null
}

/** What an order does for one user, to the yen. */
export interface OrderEffect {
  kind: 'subscription' | 'rental' | 'upgrade' | 'downgrade' | 'periodChange'
  /** Yen of one period. */
  unitPrice: number
  periodMonths: PeriodMonths
  /** Yen that an upgrade costs once, for the days left of the paid period. */
  difference: number
  /** Whether the difference is charged with the order; otherwise it is on the next invoice. */
  isDifferenceDueNow: boolean
  /** Yen that are on the next invoice already, and the plan for which they are owed. */
  owed: { yen: number; productName: LocalText } | null
  /** The day of the next invoice after the order; null until a delivery fixes it. */
  nextBillDate: Day | null
}

/**
 * Returns what an order does. A rental is added to everything else and charged when it is delivered. A plan replaces a plan that
 * the same member pays for the same user, a dearer one at once and a cheaper one with the renewal. The same plan for another
 * period waits for the renewal, too. Otherwise it is a contract of its own that is charged now.
 * @throws Error for a period that the product has no price for, which `findOrderRefusal` rejects
 */
export function computeOrderEffect(
  product: OrderedProduct,
  held: readonly HeldContract[],
  { today, period }: { today: Day; period: BillingPeriod | null },
): OrderEffect {
  const periodMonths = resolvePeriodMonths(product, held, { today, period })
  const unitPrice = getPeriodPrice(product, periodMonths)
  if (unitPrice === null) throw new Error('an order for a period without a price')
  const noDifference = { unitPrice, periodMonths, difference: 0, isDifferenceDueNow: false }
  const nothingOwed = { ...noDifference, owed: null }
  if (product.rental) return { kind: 'rental', ...nothingOwed, nextBillDate: null }
  const replaced = findReplacedPlan(product, held, today)
  if (!replaced) return { kind: 'subscription', ...nothingOwed, nextBillDate: addMonths(today, periodMonths) }
  const nextBillDate = replaced.paidUntil
  const { owed: yen, productName } = replaced
  const owed = yen > 0 ? { yen, productName } : null
  if (replaced.periodMonths !== periodMonths)
    return { kind: 'periodChange', ...noDifference, owed, nextBillDate }
  if (unitPrice <= replaced.price) return { kind: 'downgrade', ...noDifference, owed, nextBillDate }
  const prorated = computeProratedDifference({
    oldPrice: replaced.price,
    newPrice: unitPrice,
    periodFrom: addMonths(replaced.anchorOn, replaced.paidMonths - periodMonths),
    periodUntil: replaced.paidUntil,
    on: today,
  })
  // The next invoice of a year may be so far away that a dearer plan would be used for months without being paid.
  const isDifferenceDueNow = periodMonths > 1
  const difference = isDifferenceDueNow && prorated < MIN_CHARGE_YEN ? 0 : prorated
  return { kind: 'upgrade', unitPrice, periodMonths, difference, isDifferenceDueNow, owed, nextBillDate }
}

type PaidPlan<C extends HeldContract> = C & { anchorOn: Day; paidUntil: Day }

/** Returns the plan that an order changes instead of adding another: the same plan, otherwise the dearest when there are several. */
export function findReplacedPlan<C extends HeldContract>(
  product: Pick<OrderedProduct, 'id' | 'rental'>,
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
  const plans = held.filter(isPaidPlan).sort((a, b) => comparePricesOverTime(b, a))
  return plans.find(({ productId }) => productId === product.id) ?? plans[0] ?? null
}

/** A line of the order table: at most `unitPrice` is charged `quantity` times. */
export interface OrderLine {
  kind: OrderEffect['kind'] | 'difference' | 'differenceToday'
  role: string
  quantity: number
  unitPrice: number
  periodMonths: PeriodMonths
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
  return sumOrderLines(lines.filter(isChargedToday))
}

export function isChargedToday({ kind }: Pick<OrderLine, 'kind'>): boolean {
  return kind === 'subscription' || kind === 'differenceToday'
}

/** Makes one line for all users of the same role with the same prices and dates; differences of upgrades have their own lines. */
export function toOrderLines(orders: readonly { role: string; effect: OrderEffect }[]): OrderLine[] {
  const lines = orders.flatMap(({ role, effect }): OrderLine[] => {
    const { kind, unitPrice, periodMonths, difference, owed, nextBillDate } = effect
    const line = { kind, role, quantity: 1, unitPrice, periodMonths, nextBillDate, owedFor: null }
    const differenceKind = effect.isDifferenceDueNow ? ('differenceToday' as const) : ('difference' as const)
    const added = { ...line, kind: differenceKind, unitPrice: difference }
    const before = owed && {
      ...line,
      kind: 'difference' as const,
      unitPrice: owed.yen,
      owedFor: owed.productName,
    }
    return [line, ...(difference > 0 ? [added] : []), ...(before ? [before] : [])]
  })
  const merged = new Map<string, OrderLine>()
  for (const line of lines) {
    const { kind, role, unitPrice, periodMonths, nextBillDate, owedFor } = line
    const key = JSON.stringify([kind, role, unitPrice, periodMonths, nextBillDate, owedFor])
    const same = merged.get(key)
    merged.set(key, same ? { ...same, quantity: same.quantity + 1 } : line)
  }
  return [...merged.values()]
}
