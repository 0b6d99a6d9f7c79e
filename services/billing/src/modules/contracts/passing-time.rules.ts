import { addDays, type Day } from '@hibiki/calendar'
import {
  type Contract,
  DELIVERY_CANCEL_DAYS,
  DELIVERY_REMINDER_DAYS,
  DUNNING_END_DAYS,
  FIRST_PAYMENT_TIMEOUT_DAYS,
  isRenewingStatus,
  PAYMENT_RETRY_DAYS,
  RETURN_REMINDER_DAYS,
} from './contract.rules.ts'
import { toEndedOrAwaitingReturn, toEndedWithoutReturn } from './transitions.rules.ts'

export type ContractTimeEvent =
  | 'payment-overdue'
  | 'period-ended'
  | 'first-payment-expired'
  | 'dunning-ended'
  | 'delivery-reminder'
  | 'delivery-expired'
  | 'return-overdue'

interface Planned {
  type: ContractTimeEvent
  on: Day
  after: (contract: Contract) => Contract
}

/** Returns what time alone will do to a contract next, and when. */
export function findNextTimeEvent(contract: Contract): Planned | null {
  const { status, paidUntil, orderedOn } = contract
  if (status === 'awaitingDelivery') return nextDeliveryEvent(contract)
  if (status === 'awaitingReturn') return nextReturnEvent(contract)
  if (status === 'pendingPayment') {
    const on = addDays(orderedOn, FIRST_PAYMENT_TIMEOUT_DAYS)
    return {
      type: 'first-payment-expired',
      on,
      after: (one) => ({ ...one, status: 'paymentFailed', lastDay: on }),
    }
  }
  if (paidUntil === null) return null
  if (status === 'active') {
    const after = (one: Contract): Contract => ({ ...one, status: 'pastDue' })
    return { type: 'payment-overdue', on: addDays(paidUntil, 1), after }
  }
  if (status === 'cancelReserved') {
    return {
      type: 'period-ended',
      on: paidUntil,
      after: (one) => toEndedOrAwaitingReturn(one, addDays(paidUntil, -1)),
    }
  }
  if (status !== 'pastDue') return null
  const on = addDays(paidUntil, DUNNING_END_DAYS)
  return { type: 'dunning-ended', on, after: (one) => toEndedOrAwaitingReturn(one, addDays(on, -1)) }
}

function nextDeliveryEvent(contract: Contract): Planned {
  const { orderedOn, deliveryReminded } = contract
  if (!deliveryReminded) {
    const on = addDays(orderedOn, DELIVERY_REMINDER_DAYS)
    return { type: 'delivery-reminder', on, after: (one) => ({ ...one, deliveryReminded: true }) }
  }
  const on = addDays(orderedOn, DELIVERY_CANCEL_DAYS)
  return { type: 'delivery-expired', on, after: (one) => toEndedWithoutReturn(one, on) }
}

function nextReturnEvent(contract: Contract): Planned | null {
  if (contract.returnReminded || contract.returnSince === null) return null
  const on = addDays(contract.returnSince, RETURN_REMINDER_DAYS)
  return { type: 'return-overdue', on, after: (one) => ({ ...one, returnReminded: true }) }
}

/** Applies everything that time alone has done until a day, in order and each on its own day, even when it runs late. */
export function applyTimeEvents(
  contract: Contract,
  today: Day,
): { contract: Contract; events: { type: ContractTimeEvent; on: Day }[] } {
  let current = contract
  const events: { type: ContractTimeEvent; on: Day }[] = []
  for (;;) {
    const next = findNextTimeEvent(current)
    if (next === null || next.on > today) return { contract: current, events }
    current = next.after(current)
    events.push({ type: next.type, on: next.on })
  }
}

/** Returns the day on which the card is to be charged next, which is the due day and then 1, 3, 5 and 7 days later; null for never. */
export function findNextPaymentAttempt(contract: Contract): Day | null {
  const { status, paidUntil, lastFailedOn } = contract
  if (paidUntil === null || !isRenewingStatus(status)) return null
  const days = [0, ...PAYMENT_RETRY_DAYS].map((count) => addDays(paidUntil, count))
  return days.find((day) => lastFailedOn === null || day > lastFailedOn) ?? null
}
