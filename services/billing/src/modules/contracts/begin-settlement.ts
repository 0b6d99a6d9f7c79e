import { addDays, type Day, jstDay } from '@hibiki/calendar'
import type { Trx } from '../../tables.ts'
import { lockCredits, useCredits } from '../bonus/credits.sql.ts'
import { findChargeableCard } from '../cards/payment-cards.sql.ts'
import { insertSettlementInvoice } from '../invoices/invoices.sql.ts'
import { insertPayment, linkPaymentToInvoice } from '../payments/payments.sql.ts'
import { requireReconciled } from '../payments/require-reconciled.ts'
import { holdsOtherwise, savePlan, savePlanPaid } from './contract-plans.sql.ts'
import type { StoredContract } from './contracts.sql.ts'
import { creditsForCharge } from './proration.rules.ts'
import { overdueDifference, type Settlement, settlementAmount } from './settlement.rules.ts'

/** `charge`: the payment is to be made, and its outcome cancels the contract. `settled`: the contract can be cancelled now. */
export type BegunSettlement =
  | { kind: 'charge'; paymentId: string }
  | {
      kind: 'settled'
      contract: StoredContract
      settlement: Settlement | null
      /** It has to end at once, because the plan it falls back to is held by another contract. */
      endsNow: boolean
    }

/** Writes the bill of what an upgrade still owes, of a contract that is locked and about to be cancelled. */
export async function beginSettlement(
  trx: Trx,
  contract: StoredContract,
  now: Date,
): Promise<BegunSettlement> {
  if (contract.nextDifference === 0) return { kind: 'settled', contract, settlement: null, endsNow: false }
  await requireReconciled(trx)
  const due = settlementAmount(contract)
  const { contractorId: memberId, cardId } = contract
  const card = memberId && cardId ? await findChargeableCard(trx, { memberId, cardId }) : null
  if (due > 0 && (memberId === null || card === null)) return fallBack(trx, contract)
  const credits = memberId === null || due === 0 ? [] : await lockCredits(trx, memberId)
  const { amount, used } = creditsForCharge(due, credits)
  await useCredits(trx, used)
  if (amount === 0 || memberId === null || card === null) {
    await savePlanPaid(trx, contract.id)
    const settled = { ...contract, nextDifference: 0 }
    return { kind: 'settled', contract: settled, settlement: null, endsNow: false }
  }
  const paymentId = await insertPayment(trx, {
    memberId,
    card,
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
    periodFrom: jstDay(now),
    periodUntil: laterOf(contract.contract.paidUntil, addDays(jstDay(now), 1)),
    difference: contract.nextDifference,
    amount,
    paymentId,
    now,
  })
  await linkPaymentToInvoice(trx, { paymentId, invoiceId })
  return { kind: 'charge', paymentId }
}

/**
 * The plan becomes the one that was paid for, at once: nobody uses more than was paid. What it owed is waived, unless a
 * renewal that asked for it was refused, and so the cancellation is final: a change that waited for the renewal is over with it.
 */
export async function fallBack(
  trx: Trx,
  contract: StoredContract,
): Promise<Extract<BegunSettlement, { kind: 'settled' }>> {
  const { id: contractId, userId, paidProductId: productId, paidUnitPrice: unitPrice } = contract
  if (productId === null || unitPrice === null) throw new Error('a plan that owes a difference was paid for')
  const owed = overdueDifference(contract)
  const nothingNext = { nextProductId: null, nextUnitPrice: null, nextDifference: owed }
  const plan = { productId, unitPrice, ...nothingNext, settlementUnpaid: true }
  const settlement: Settlement =
    owed > 0 ? { outcome: 'owed', amountYen: owed } : { outcome: 'unpaid', productId }
  if (userId !== null && (await holdsOtherwise(trx, { userId, productId, contractId }))) {
    await savePlan(trx, contractId, { nextDifference: owed })
    return { kind: 'settled', contract, settlement, endsNow: true }
  }
  await savePlan(trx, contractId, plan)
  return { kind: 'settled', contract: { ...contract, ...plan }, settlement, endsNow: false }
}

function laterOf(a: Day | null, b: Day): Day {
  return a !== null && a > b ? a : b
}
