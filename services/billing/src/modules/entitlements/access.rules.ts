import { addDays, type Day } from '@hibiki/calendar'
import { type Contract, isRenewingStatus, PAYMENT_GRACE_DAYS } from '../contracts/contract.rules.ts'

/** `open` means that its functions may be used, and `unconfirmed` that they are closed until the payment arrives (E2001). */
export type ContractAccess = 'open' | 'unconfirmed' | 'none'

export type EntitlingTerms = Pick<Contract, 'status' | 'paidUntil' | 'paidMonths' | 'lastFailedOn'>

/** Returns the access that a contract gives on a day. The grace period is for renewals: a delivered rental opens with its first payment. */
export function computeContractAccess(contract: EntitlingTerms, today: Day): ContractAccess {
  const { status, paidUntil, paidMonths } = contract
  if (paidUntil === null) return 'none'
  if (status === 'cancelReserved') return today < paidUntil ? 'open' : 'none'
  if (!isRenewingStatus(status)) return 'none'
  return paidMonths > 0 && today <= addDays(paidUntil, PAYMENT_GRACE_DAYS) ? 'open' : 'unconfirmed'
}

/** Returns whether a renewal was declined: from then on the grace period opens only the plan that the last full payment was for. */
export function isRenewalDeclined({ status, lastFailedOn }: EntitlingTerms): boolean {
  return status === 'pastDue' && lastFailedOn !== null
}

/** Returns the next day on which time alone changes the access; null when none does. */
export function findNextAccessChange(contract: EntitlingTerms, today: Day): Day | null {
  if (computeContractAccess(contract, today) !== 'open' || contract.paidUntil === null) return null
  return contract.status === 'cancelReserved'
    ? contract.paidUntil
    : addDays(contract.paidUntil, PAYMENT_GRACE_DAYS + 1)
}
