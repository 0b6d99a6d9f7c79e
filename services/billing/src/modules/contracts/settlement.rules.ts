import { MIN_CHARGE_YEN } from './proration.rules.ts'

/** How the difference that an upgrade owed was settled when its contract was cancelled (D-200). */
export type Settlement =
  | { outcome: 'paid'; amountYen: number }
  /** The plan fell back to the one that was paid for. */
  | { outcome: 'unpaid'; productId: string }

/** What a cancellation charges before it takes effect. Less than a card can be charged is waived. */
export function settlementAmount(contract: { nextDifference: number }): number {
  return contract.nextDifference < MIN_CHARGE_YEN ? 0 : contract.nextDifference
}
