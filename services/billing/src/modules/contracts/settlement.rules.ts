import type { Contract } from './contract.rules.ts'
import { MIN_CHARGE_YEN } from './proration.rules.ts'

/** How the difference that an upgrade owed was settled when its contract was cancelled. */
export type Settlement =
  | { outcome: 'paid'; amountYen: number }
  /** The contract fell back to the plan that was paid for. */
  | { outcome: 'unpaid'; productId: string }
  /** The renewal had been declined before, so the difference is still owed after the end. */
  | { outcome: 'owed'; amountYen: number }

/** Returns the yen of the next bill: the price of the plan that is in force then, and what an upgrade still owes. */
export function computeNextBillAmount(contract: {
  unitPrice: number
  nextUnitPrice: number | null
  nextDifference: number
}): number {
  return (contract.nextUnitPrice ?? contract.unitPrice) + contract.nextDifference
}

/** Returns what a cancellation charges before it takes effect. Less than a card can be charged is waived. */
export function computeSettlementAmount(contract: { nextDifference: number }): number {
  return contract.nextDifference < MIN_CHARGE_YEN ? 0 : contract.nextDifference
}

/**
 * Returns the yen that an upgrade still owes although a renewal that charged it was declined. They are owed even after the
 * contract has ended, and their debtor can order nothing new. Less than a card can be charged is waived.
 */
export function computeOverdueDifference({
  nextDifference,
  contract,
}: {
  nextDifference: number
  contract: Pick<Contract, 'lastFailedOn'>
}): number {
  return contract.lastFailedOn === null ? 0 : computeSettlementAmount({ nextDifference })
}
