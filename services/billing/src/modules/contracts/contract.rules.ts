import type { Day } from '@hibiki/calendar'
import type { PeriodMonths } from './billing-period.rules.ts'

/**
 * The states of a contract. In `pendingPayment` the first payment is pending and nothing is open. In `pastDue` the payment of
 * `paidUntil` is due and has not arrived.
 */
export const contractStatuses = [
  'active',
  'cancelReserved',
  'pendingPayment',
  'pastDue',
  'awaitingDelivery',
  'awaitingReturn',
  'ended',
  'paymentFailed',
] as const
export type ContractStatus = (typeof contractStatuses)[number]

/** A member can hold one contract per product in these states. */
export const liveStatuses = [
  'active',
  'cancelReserved',
  'pendingPayment',
  'pastDue',
  'awaitingDelivery',
  'awaitingReturn',
] as const satisfies readonly ContractStatus[]

/** In these states the plan is in use or about to be, so its product cannot be ordered a second time. */
export const heldStatuses = [
  'active',
  'cancelReserved',
  'pendingPayment',
  'pastDue',
] as const satisfies readonly ContractStatus[]

/** In these states a next payment is due on `paidUntil`. */
export const renewingStatuses = ['active', 'pastDue'] as const satisfies readonly ContractStatus[]

export function isLiveStatus(status: ContractStatus): boolean {
  return (liveStatuses as readonly string[]).includes(status)
}

export function isHeldStatus(status: ContractStatus): boolean {
  return (heldStatuses as readonly string[]).includes(status)
}

export function isRenewingStatus(status: ContractStatus): boolean {
  return (renewingStatuses as readonly string[]).includes(status)
}

/** What the rules need to know of a contract; all days are days in Japan. */
export interface Contract {
  status: ContractStatus
  /** Whether a device is delivered, and returned at the end. */
  rental: boolean
  orderedOn: Day
  /** First day of the first paid period; all periods are counted in calendar months from here. */
  anchorOn: Day | null
  /** Number of calendar months paid so far; the payment of a year adds twelve. */
  paidMonths: number
  /** Months of the period that was paid last, and of the next one unless another length waits for the renewal. */
  periodMonths: PeriodMonths
  /** First day that is not paid for, on which the next payment is due. */
  paidUntil: Day | null
  /** Day on which the payment that is due now was last declined. */
  lastFailedOn: Day | null
  /** Whether the member was reminded that nothing has been delivered. */
  deliveryReminded: boolean
  /** First day on which the device is awaited back. */
  returnSince: Day | null
  /** Whether staff were notified that the device is late. */
  returnReminded: boolean
  /** Last day of use, once the contract is over. */
  lastDay: Day | null
}

/** Access lasts this many days after a missed payment, not counting the day on which it was due. */
export const PAYMENT_GRACE_DAYS = 7
/** The card is charged again this many days after the due day. */
export const PAYMENT_RETRY_DAYS = [1, 3, 5, 7] as const
/** The contract ends this many days after the due day. */
export const DUNNING_END_DAYS = 21
/** The payer is reminded this many days before a year is charged, or before a paid year ends and months follow. */
export const RENEWAL_REMINDER_DAYS = 14
/** An order whose delivery is not confirmed leads to a reminder after these days, and is cancelled without a charge after those. */
export const DELIVERY_REMINDER_DAYS = 14
export const DELIVERY_CANCEL_DAYS = 30
/** A device that is not returned becomes a task of the staff after these days, and is never charged. */
export const RETURN_REMINDER_DAYS = 30
/** A first payment without an outcome counts as failed after these days; the provider itself gives up after 23 hours. */
export const FIRST_PAYMENT_TIMEOUT_DAYS = 2
