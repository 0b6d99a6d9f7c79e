import type { Day } from '@hibiki/calendar'
import {
  type BillingPeriod,
  comparePricesOverTime,
  type PeriodMonths,
  toBillingPeriod,
} from '../contracts/billing-period.rules.ts'
import type { Contract } from '../contracts/contract.rules.ts'
import { isRenewingStatus } from '../contracts/contract.rules.ts'
import type { FunctionCode } from '../products/function-codes.rules.ts'

/** A contract that a member pays by card, as far as the next charges need to know it. */
export interface PaidContract {
  id: string
  userId: string | null
  productId: string
  status: Contract['status']
  /** Yen of one period from the next charge on. */
  price: number
  periodMonths: PeriodMonths
  /** Yen that an upgrade adds once to the next charge. */
  difference: number
  /** The day of the next charge; null before a delivery fixes it. */
  paidUntil: Day | null
  /** What the plan opens from the next charge on. */
  functions: readonly FunctionCode[]
}

/** A contract that goes on costs something every period: one that was cancelled, or is over, costs nothing more. */
export function listContinuingContracts<C extends PaidContract>(contracts: readonly C[]): C[] {
  return contracts.filter(({ status }) => isRenewingStatus(status) || status === 'awaitingDelivery')
}

/**
 * Returns the next day on which cards are charged, with the sum over all contracts that are due by then; null when nothing follows.
 * What is overdue is charged today.
 */
export function findNextCharge(
  contracts: readonly PaidContract[],
  today: Day,
): { on: Day; amount: number; contractIds: string[] } | null {
  const due = listContinuingContracts(contracts).flatMap(({ id, paidUntil, price, difference }) =>
    paidUntil === null ? [] : [{ id, on: paidUntil < today ? today : paidUntil, yen: price + difference }],
  )
  const on = due.map((one) => one.on).sort()[0]
  if (on === undefined) return null
  const first = due.filter((one) => one.on === on)
  return { on, amount: first.reduce((sum, { yen }) => sum + yen, 0), contractIds: first.map(({ id }) => id) }
}

/** Returns the yen that all contracts of one period together cost per period, once every one of them has begun. */
export function sumPricesOfPeriod(contracts: readonly PaidContract[], period: BillingPeriod): number {
  return listContinuingContracts(contracts)
    .filter(({ periodMonths }) => toBillingPeriod(periodMonths) === period)
    .reduce((sum, { price }) => sum + price, 0)
}

type Opening = Pick<PaidContract, 'id' | 'userId' | 'price' | 'periodMonths' | 'functions'>

/**
 * Finds contracts whose functions another contract of the same user opens as well, so that they could end. Of two that open the
 * same, the cheaper one is contained.
 */
export function findContainedContracts<C extends Opening, D extends Opening>(
  candidates: readonly C[],
  others: readonly D[],
): { contained: C; by: D }[] {
  return candidates.flatMap((contained) => {
    const by = others.find((other) => other.id !== contained.id && contains(other, contained))
    return by === undefined ? [] : [{ contained, by }]
  })
}

/** Finds the contracts whose functions the plan of another member's family opens for their user as well. */
export function findContractsCoveredByFamily<C extends Opening>(
  candidates: readonly C[],
  { memberId, functions }: { memberId: string; functions: readonly FunctionCode[] },
): C[] {
  return candidates.filter((one) => one.userId === memberId && opensAllOf(functions, one))
}

function opensAllOf(functions: readonly FunctionCode[], contained: Opening): boolean {
  return contained.functions.length > 0 && contained.functions.every((code) => functions.includes(code))
}

function contains(other: Opening, contained: Opening): boolean {
  if (other.userId === null || other.userId !== contained.userId) return false
  if (!opensAllOf(other.functions, contained)) return false
  if (other.functions.length > contained.functions.length) return true
  const dearer = comparePricesOverTime(other, contained)
  if (dearer !== 0) return dearer > 0
  return other.id > contained.id
}
