import { jstDay } from '@hibiki/calendar'
import type { Trx } from '../../tables.ts'
import { revertUnpaidUpgrade } from '../contracts/begin-settlement.ts'
import { changeContract } from '../contracts/change-contract.ts'
import { isLive } from '../contracts/contract.rules.ts'
import { lockContractsOfPayment, savePlan, savePlanPaid } from '../contracts/contract-plans.sql.ts'
import type { StoredContract } from '../contracts/contracts.sql.ts'
import { findOverdueDifference } from '../contracts/settlement.rules.ts'
import { applyCause, toEnded } from '../contracts/transitions.rules.ts'
import { settleInvoices } from '../invoices/invoices.sql.ts'
import { writeMailOfDifference } from '../mails/mail-of-difference.ts'
import type { Payment } from './payments.sql.ts'

/** Cancels the contract once what it owed is paid; returns false when there is nothing left to cancel or to pay. */
export async function cancelSettled(trx: Trx, payment: Payment, now: Date): Promise<boolean> {
  const [contract] = await lockContractsOfPayment(trx, payment.id)
  if (!contract) return false
  if (!isLive(contract.contract.status)) return payOverdue(trx, contract, payment, now)
  const moved = applyCause(contract.contract, 'cancel', 'system', jstDay(payment.createdAt))
  if (!moved.ok) return false
  await savePlanPaid(trx, contract.id)
  await changeContract(trx, contract, moved.contract, now, { outcome: 'paid', amountYen: payment.amount })
  await settleInvoices(trx, { paymentId: payment.id, state: 'paid', now })
  return true
}

/** Records that an ended contract has paid what it owed, so that its payer may order again; returns false when nothing is owed any more. */
async function payOverdue(trx: Trx, contract: StoredContract, payment: Payment, now: Date): Promise<boolean> {
  if (findOverdueDifference(contract) === 0) return false
  await savePlan(trx, contract.id, { nextDifference: 0 })
  await settleInvoices(trx, { paymentId: payment.id, state: 'paid', now })
  await writeMailOfDifference(trx, contract, { amount: payment.amount, now })
  return true
}

/** When the card was declined the cancellation stands, and the contract falls back to the plan that was paid for. */
export async function cancelUnsettled(trx: Trx, payment: Payment, now: Date): Promise<void> {
  const [stored] = await lockContractsOfPayment(trx, payment.id)
  if (!stored) return
  const moved = applyCause(stored.contract, 'cancel', 'system', jstDay(payment.createdAt))
  if (!moved.ok) return
  const { contract, settlement, endsNow } = await revertUnpaidUpgrade(trx, stored)
  const after = endsNow ? toEnded(stored.contract, jstDay(now)) : moved.contract
  await changeContract(trx, contract, after, now, settlement ?? undefined)
}
