import { addMonths, type Day } from '@hibiki/calendar'
import { type Contract, isHeld } from '../contracts/contract.rules.ts'
import { upgradeDifference } from '../contracts/proration.rules.ts'

export interface OrderedProduct {
  id: string
  price: number
  rental: boolean
}

/** A contract by which somebody uses something already. */
export type HeldContract = Pick<Contract, 'status' | 'rental' | 'anchorOn' | 'paidPeriods' | 'paidUntil'> & {
  productId: string
  price: number
  /** Whether who orders now also pays it. */
  paidByCaller: boolean
}

/** E2005 contracted already, E2003 waiting for a delivery, E2004 waiting for a return (D-004, D-063). */
export function orderRefusal(
  product: Pick<OrderedProduct, 'id'>,
  held: readonly Pick<HeldContract, 'status' | 'productId'>[],
): 'E2003' | 'E2004' | 'E2005' | null {
  const holdsIt = ({ status, productId }: (typeof held)[number]) => productId === product.id && isHeld(status)
  if (held.some(holdsIt)) return 'E2005'
  if (held.some(({ status }) => status === 'awaitingDelivery')) return 'E2003'
  if (held.some(({ status }) => status === 'awaitingReturn')) return 'E2004'
  return null
}

/** What an order does for one user, to the yen. */
export interface OrderEffect {
  kind: 'subscription' | 'rental' | 'upgrade' | 'downgrade'
  /** Added to the next invoice once (D-078). */
  difference: number
  /** The next invoice after the order; null until a delivery fixes it. */
  nextBillDate: Day | null
}

/**
 * A rental comes beside everything else and is charged when it is delivered (D-076). A plan takes the place of a plan that the
 * same person pays for the same user: a dearer one at once, a cheaper one at the renewal (D-078). Otherwise it is a contract of
 * its own, charged now.
 */
export function orderEffect(product: OrderedProduct, held: readonly HeldContract[], today: Day): OrderEffect {
  if (product.rental) return { kind: 'rental', difference: 0, nextBillDate: null }
  const replaced = replacedPlan(product, held, today)
  if (!replaced) return { kind: 'subscription', difference: 0, nextBillDate: addMonths(today, 1) }
  const nextBillDate = replaced.paidUntil
  if (product.price <= replaced.price) return { kind: 'downgrade', difference: 0, nextBillDate }
  const difference = upgradeDifference({
    oldPrice: replaced.price,
    newPrice: product.price,
    periodFrom: addMonths(replaced.anchorOn, replaced.paidPeriods - 1),
    periodUntil: replaced.paidUntil,
    on: today,
  })
  return { kind: 'upgrade', difference, nextBillDate }
}

type PaidPlan<C extends HeldContract> = C & { anchorOn: Day; paidUntil: Day }

/** The plan that an order changes instead of adding another; the dearest when there are several. */
export function replacedPlan<C extends HeldContract>(
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
