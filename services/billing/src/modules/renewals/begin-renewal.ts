import { addMonths, getJstDay } from '@hibiki/calendar'
import type { Trx } from '../../tables.ts'
import { deductCredits, lockCredits } from '../bonus/credits.sql.ts'
import { findChargeableCard } from '../cards/payment-cards.sql.ts'
import { isRenewingStatus } from '../contracts/contract.rules.ts'
import { hasPaymentUnderWay } from '../contracts/contract-plans.sql.ts'
import type { StoredContract } from '../contracts/contracts.sql.ts'
import { findNextPaymentAttempt } from '../contracts/passing-time.rules.ts'
import {
  getPlanOfNextBill,
  startsUnpaid,
  switchToBilledPlan,
  switchToPlan,
} from '../contracts/plan-of-next-bill.ts'
import { applyCreditsToCharge } from '../contracts/proration.rules.ts'
import { saveContractTransition } from '../contracts/save-contract-transition.ts'
import { applyTransition } from '../contracts/transitions.rules.ts'
import { publishChangedEntitlements } from '../entitlements/publish-changed-entitlements.ts'
import { upsertInvoiceToCharge } from '../invoices/invoices.sql.ts'
import { toPlanFamily } from '../orders/purchase.rules.ts'
import { hasUndecidedOrder } from '../orders/purchase.sql.ts'
import { insertPayment, linkPaymentToInvoice, type PaymentSource } from '../payments/payments.sql.ts'
import { isReconciliationDue } from '../payments/restores.sql.ts'
import { renewByInvoice } from './renew-by-invoice.ts'

/**
 * Writes the bill of the period that is due and the payment to be made for it; the contract is locked, and the provider is called
 * afterwards. It is null when nothing is to be charged: not due, pending already, nothing left to pay, or no card.
 * @param options.atOnce charge also on a day without a planned attempt, because the member has just chosen how to pay
 * @param options.konbini have it paid at a convenience store instead of by the contract's card
 */
export async function beginRenewal(
  trx: Trx,
  contract: StoredContract,
  {
    now,
    atOnce,
    konbini,
  }: { now: Date; atOnce: boolean; konbini?: Extract<PaymentSource, { konbiniExpiresAt: Date }> },
): Promise<string | null> {
  const today = getJstDay(now)
  const { paidUntil, anchorOn, paidMonths } = contract.contract
  const attemptOn = atOnce ? paidUntil : findNextPaymentAttempt(contract.contract)
  if (paidUntil === null || anchorOn === null || attemptOn === null || attemptOn > today) return null
  if (!isRenewingStatus(contract.contract.status)) return null
  if (contract.invoiced) {
    await renewByInvoice(trx, contract, now)
    return null
  }
  if (await isReconciliationDue(trx)) return null
  if (await hasPaymentUnderWay(trx, contract.id)) return null
  // An order that may change this plan is decided first.
  if (await hasUndecidedOrder(trx, { userId: contract.userId, family: toPlanFamily(contract.contract) }))
    return null
  const plan = await getPlanOfNextBill(trx, contract)
  // A cheaper plan starts today whatever becomes of the payment, a dearer one or another period when it is paid, because the
  // grace period opens only what was paid for before.
  if (plan.productId === contract.nextProductId && startsUnpaid(plan, contract)) {
    await switchToPlan(trx, contract.id, plan)
    if (contract.userId !== null) await publishChangedEntitlements(trx, contract.userId, now)
  }
  const { contractorId: memberId, cardId } = contract
  const card = memberId && cardId && !konbini ? await findChargeableCard(trx, { memberId, cardId }) : null
  const source = konbini ?? card
  if (memberId === null || source === null) {
    await moved(trx, contract, 'payment-failed', now)
    return null
  }
  const { productId, unitPrice, periodMonths } = plan
  const full = unitPrice + contract.nextDifference
  const { amount, used } = applyCreditsToCharge(full, await lockCredits(trx, memberId))
  await deductCredits(trx, used)
  const purpose = 'renewal' as const
  const payment = { memberId, source, orderId: null, purpose, amount, credits: full - amount, now }
  const paymentId = amount === 0 ? null : await insertPayment(trx, payment)
  const invoiceId = await upsertInvoiceToCharge(trx, {
    contractId: contract.id,
    memberId,
    productId,
    periodFrom: paidUntil,
    periodUntil: addMonths(anchorOn, paidMonths + periodMonths),
    periodMonths,
    unitPrice,
    difference: contract.nextDifference,
    amount,
    paymentId,
    now,
  })
  if (paymentId !== null && invoiceId !== null) await linkPaymentToInvoice(trx, { paymentId, invoiceId })
  if (paymentId === null) {
    await switchToBilledPlan(trx, contract, plan)
    const before = { ...contract, contract: { ...contract.contract, periodMonths } }
    await moved(trx, before, 'payment-succeeded', now)
  }
  return paymentId
}

async function moved(
  trx: Trx,
  contract: StoredContract,
  cause: 'payment-succeeded' | 'payment-failed',
  now: Date,
): Promise<void> {
  const after = applyTransition(contract.contract, cause, 'provider', getJstDay(now))
  if (after.ok) await saveContractTransition(trx, contract, after.contract, now)
}
