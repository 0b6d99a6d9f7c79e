import { addDays, type Day, getJstDay } from '@hibiki/calendar'
import type { Trx } from '../../tables.ts'
import { deductCredits, lockCredits } from '../bonus/credits.sql.ts'
import { findChargeableCard } from '../cards/payment-cards.sql.ts'
import { insertSettlementInvoice } from '../invoices/invoices.sql.ts'
import { insertPayment, linkPaymentToInvoice, type PaymentSource } from '../payments/payments.sql.ts'
import { requireReconciled } from '../payments/require-reconciled.ts'
import { hasOtherContractForProduct, recordPlanPaid, updateContractPlan } from './contract-plans.sql.ts'
import type { StoredContract } from './contracts.sql.ts'
import { applyCreditsToCharge } from './proration.rules.ts'
import { computeOverdueDifference, computeSettlementAmount, type Settlement } from './settlement.rules.ts'

/**
 * `charge` means that a payment must be made whose outcome cancels the contract; `settled` means that the contract can be
 * cancelled now.
 */
export type BegunSettlement =
  | { kind: 'charge'; paymentId: string }
  | {
      kind: 'settled'
      contract: StoredContract
      settlement: Settlement | null
      /** The contract has to end at once, because its member holds the plan that it falls back to by another contract. */
      endsNow: boolean
    }

/**
 * Writes the bill of what an upgrade still owes; the contract is locked and about to be cancelled, or over.
 * @param options.konbini have it paid at a convenience store instead of by the contract's card
 */
export async function beginSettlement(
  trx: Trx,
  contract: StoredContract,
  now: Date,
  { konbini }: { konbini?: Extract<PaymentSource, { konbiniExpiresAt: Date }> } = {},
): Promise<BegunSettlement> {
  if (contract.nextDifference === 0) return { kind: 'settled', contract, settlement: null, endsNow: false }
  await requireReconciled(trx)
  const due = computeSettlementAmount(contract)
  const { contractorId: memberId, cardId } = contract
  const card = memberId && cardId && !konbini ? await findChargeableCard(trx, { memberId, cardId }) : null
  const source = konbini ?? card
  if (due > 0 && (memberId === null || source === null)) return revertUnpaidUpgrade(trx, contract)
  const credits = memberId === null || due === 0 ? [] : await lockCredits(trx, memberId)
  const { amount, used } = applyCreditsToCharge(due, credits)
  await deductCredits(trx, used)
  if (amount === 0 || memberId === null || source === null) {
    await recordPlanPaid(trx, contract.id)
    const settled = { ...contract, nextDifference: 0 }
    return { kind: 'settled', contract: settled, settlement: null, endsNow: false }
  }
  const paymentId = await insertPayment(trx, {
    memberId,
    source,
    orderId: null,
    purpose: 'settlement',
    amount,
    credits: due - amount,
    now,
  })
  const invoiceId = await insertSettlementInvoice(trx, {
    contractId: contract.id,
    memberId,
    productId: contract.productId,
    periodFrom: getJstDay(now),
    periodUntil: laterOf(contract.contract.paidUntil, addDays(getJstDay(now), 1)),
    difference: contract.nextDifference,
    amount,
    paymentId,
    now,
  })
  await linkPaymentToInvoice(trx, { paymentId, invoiceId })
  return { kind: 'charge', paymentId }
}

/**
 * Puts the contract back to the plan that was paid for, at once, so that nobody uses more than was paid. What it owed is waived,
 * unless a renewal that charged it was declined; therefore the cancellation is final, and a change that waited for the renewal is
 * dropped.
 */
export async function revertUnpaidUpgrade(
  trx: Trx,
  contract: StoredContract,
): Promise<Extract<BegunSettlement, { kind: 'settled' }>> {
  const { id: contractId, userId, paidProductId: productId, paidUnitPrice: unitPrice } = contract
  if (productId === null || unitPrice === null) throw new Error('a plan that owes a difference was paid for')
  const owed = computeOverdueDifference(contract)
  const nothingNext = {
    nextProductId: null,
    nextUnitPrice: null,
    nextPeriodMonths: null,
    nextDifference: owed,
  }
  const plan = { productId, unitPrice, ...nothingNext, settlementUnpaid: true }
  const settlement: Settlement =
    owed > 0 ? { outcome: 'owed', amountYen: owed } : { outcome: 'unpaid', productId }
  if (userId !== null && (await hasOtherContractForProduct(trx, { userId, productId, contractId }))) {
    await updateContractPlan(trx, contractId, { nextDifference: owed })
    return { kind: 'settled', contract, settlement, endsNow: true }
  }
  await updateContractPlan(trx, contractId, plan)
  return { kind: 'settled', contract: { ...contract, ...plan }, settlement, endsNow: false }
}

function laterOf(a: Day | null, b: Day): Day {
  return a !== null && a > b ? a : b
}
