import { getJstDay } from '@hibiki/calendar'
import type { Trx } from '../../tables.ts'
import { revertUnpaidUpgrade } from '../contracts/begin-settlement.ts'
import { isLiveStatus } from '../contracts/contract.rules.ts'
import {
  lockContractsOfPayment,
  recordPlanPaid,
  updateContractPlan,
} from '../contracts/contract-plans.sql.ts'
import type { StoredContract } from '../contracts/contracts.sql.ts'
import { saveContractTransition } from '../contracts/save-contract-transition.ts'
import { computeOverdueDifference } from '../contracts/settlement.rules.ts'
import { applyTransition, toEndedOrAwaitingReturn } from '../contracts/transitions.rules.ts'
import { setInvoiceStatesOfPayment } from '../invoices/invoices.sql.ts'
import { insertDifferenceReceiptMail } from '../mails/insert-difference-receipt-mail.ts'
import type { Payment } from './payments.sql.ts'

/** Cancels the contract once what it owed is paid; returns false when there is nothing left to cancel or to pay. */
export async function cancelAfterSettlement(trx: Trx, payment: Payment, now: Date): Promise<boolean> {
  const [contract] = await lockContractsOfPayment(trx, payment.id, { kind: 'settlement' })
  if (!contract) return false
  if (!isLiveStatus(contract.contract.status)) return payOverdue(trx, contract, payment, now)
  const moved = applyTransition(contract.contract, 'cancel', 'system', getJstDay(payment.createdAt))
  if (!moved.ok) return false
  await recordPlanPaid(trx, contract.id)
  await saveContractTransition(trx, contract, moved.contract, now, {
    outcome: 'paid',
    amountYen: payment.amount,
  })
  await setInvoiceStatesOfPayment(trx, { paymentId: payment.id, state: 'paid', now })
  return true
}

/** Records that an ended contract has paid what it owed, so that its payer may order again; returns false when nothing is owed any more. */
async function payOverdue(trx: Trx, contract: StoredContract, payment: Payment, now: Date): Promise<boolean> {
  if (computeOverdueDifference(contract) === 0) return false
  await updateContractPlan(trx, contract.id, { nextDifference: 0 })
  await setInvoiceStatesOfPayment(trx, { paymentId: payment.id, state: 'paid', now })
  await insertDifferenceReceiptMail(trx, contract, { amount: payment.amount, method: payment.method, now })
  return true
}

/** When the card was declined the cancellation stands, and the contract falls back to the plan that was paid for. */
export async function cancelAfterDeclinedSettlement(trx: Trx, payment: Payment, now: Date): Promise<void> {
  const [stored] = await lockContractsOfPayment(trx, payment.id, { kind: 'settlement' })
  if (!stored) return
  const moved = applyTransition(stored.contract, 'cancel', 'system', getJstDay(payment.createdAt))
  if (!moved.ok) return
  const { contract, settlement, endsNow } = await revertUnpaidUpgrade(trx, stored)
  const after = endsNow ? toEndedOrAwaitingReturn(stored.contract, getJstDay(now)) : moved.contract
  await saveContractTransition(trx, contract, after, now, settlement ?? undefined)
}
