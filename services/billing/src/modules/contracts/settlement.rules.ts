import type { Contract } from './contract.rules.ts'
import { MIN_CHARGE_YEN } from './proration.rules.ts'

/** How the difference that an upgrade owed was settled when its contract was cancelled. */
export type Settlement =
  | { outcome: 'paid'; amountYen: number }
  /** The plan fell back to the one that was paid for. */
  | { outcome: 'unpaid'; productId: string }
  /** The renewal had been refused before: the difference stays owed after the end. */
  | { outcome: 'owed'; amountYen: number }

/** What a cancellation charges before it takes effect. Less than a card can be charged is waived. */
export function settlementAmount(contract: { nextDifference: number }): number {
  return contract.nextDifference < MIN_CHARGE_YEN ? 0 : contract.nextDifference
}

/**
 * What an upgrade still owes although a renewal that asked for it was refused, in yen. It stays owed when the contract ends, and
 * who owes it orders nothing new. Less than a card can be charged is waived.
 */
export function overdueDifference({
  nextDifference,
  contract,
}: {
  nextDifference: number
  contract: Pick<Contract, 'lastFailedOn'>
}): number {
  return contract.lastFailedOn === null ? 0 : settlementAmount({ nextDifference })
}
