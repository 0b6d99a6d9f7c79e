import { addMonths, getJstDay } from '@hibiki/calendar'
import type { Trx } from '../../tables.ts'
import type { StoredContract } from '../contracts/contracts.sql.ts'
import { saveContractTransition } from '../contracts/save-contract-transition.ts'
import { applyTransition } from '../contracts/transitions.rules.ts'
import { insertInvoiceToPay } from '../invoices/invoices-to-pay.sql.ts'

/**
 * Writes the next bill of a locked contract that is paid by invoice, and counts its period as paid. Whether the money arrived is
 * recorded in the invoice, and never closes anything by itself.
 */
export async function renewByInvoice(trx: Trx, contract: StoredContract, now: Date): Promise<void> {
  const { id: contractId, contractorId: memberId, productId, unitPrice } = contract
  const { anchorOn, paidMonths, periodMonths } = contract.contract
  const periodFrom = contract.contract.paidUntil ?? getJstDay(now)
  const periodUntil = addMonths(anchorOn ?? periodFrom, paidMonths + periodMonths)
  await insertInvoiceToPay(trx, { contractId, memberId, productId, periodFrom, periodUntil, unitPrice, now })
  const paid = applyTransition(contract.contract, 'payment-succeeded', 'provider', getJstDay(now))
  if (paid.ok) await saveContractTransition(trx, contract, paid.contract, now)
}
