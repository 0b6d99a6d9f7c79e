import { addDays } from '@hibiki/calendar'
import { type Contract, DELIVERY_CANCEL_DAYS, DUNNING_END_DAYS } from '../contracts/contract.rules.ts'

/** What a change of a contract means to its payer. */
export type ContractMailEvent =
  | 'payment-received'
  | 'payment-failed'
  | 'cancel-reserved'
  | 'cancel-undone'
  | 'contract-ended'
  | 'contract-ended-unpaid'
  | 'delivery-confirmed'
  | 'delivery-reminder'
  | 'delivery-cancelled'
  | 'return-requested'
  | 'return-late'
  | 'return-received'

/**
 * Returns the news of one change. It is null where there is none, or where another mail reports it: a first payment is in the
 * mail of its order, and a period paid by invoice is on the invoice.
 */
export function findContractMailEvent(
  before: Contract,
  after: Contract,
  { invoiced }: { invoiced: boolean },
): ContractMailEvent | null {
  return (
    newsOfStatus(before, after) ??
    newsOfTime(before, after) ??
    (invoiced ? null : newsOfPayment(before, after))
  )
}

function newsOfStatus(before: Contract, after: Contract): ContractMailEvent | null {
  const [from, to] = [before.status, after.status]
  if (from === to) return null
  if (to === 'ended') {
    if (from === 'awaitingDelivery') return 'delivery-cancelled'
    if (from === 'awaitingReturn') return 'return-received'
    return isUnpaid(before, after) ? 'contract-ended-unpaid' : 'contract-ended'
  }
  if (to === 'awaitingReturn') return after.returnReminded ? 'return-late' : 'return-requested'
  if (to === 'cancelReserved') return 'cancel-reserved'
  if (from === 'cancelReserved' && to === 'active') return 'cancel-undone'
  return from === 'awaitingDelivery' ? 'delivery-confirmed' : null
}

function newsOfTime(before: Contract, after: Contract): ContractMailEvent | null {
  if (after.status === 'awaitingDelivery' && after.deliveryReminded && !before.deliveryReminded)
    return 'delivery-reminder'
  if (after.status === 'awaitingReturn' && after.returnReminded && !before.returnReminded)
    return 'return-late'
  return null
}

function newsOfPayment(before: Contract, after: Contract): ContractMailEvent | null {
  const isFirst = before.paidMonths === 0 && !before.rental
  if (after.paidMonths > before.paidMonths) return isFirst ? null : 'payment-received'
  // When another card is declined on the same day, the page shows it, so no second mail is sent.
  const isNewFailure = after.lastFailedOn !== null && after.lastFailedOn !== before.lastFailedOn
  return isNewFailure ? 'payment-failed' : null
}

/** Whether the contract was ended by dunning, and not by a member who cancelled an unpaid contract. */
function isUnpaid({ paidUntil }: Contract, { lastDay }: Contract): boolean {
  return paidUntil !== null && lastDay === addDays(paidUntil, DUNNING_END_DAYS - 1)
}

/** Returns the day on which an order is cancelled unless its delivery is confirmed. */
export function computeDeliveryCancelDay({ orderedOn }: Contract): string {
  return addDays(orderedOn, DELIVERY_CANCEL_DAYS)
}
