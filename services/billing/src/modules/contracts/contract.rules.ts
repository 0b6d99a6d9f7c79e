import type { Day } from '@hibiki/calendar'

/**
 * The states of a contract. `pendingPayment`: the first payment is under way and nothing is open. `pastDue`: the payment
 * of `paidUntil` is due and has not come.
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

/** Of these a member can hold one per product. */
export const liveStatuses = [
  'active',
  'cancelReserved',
  'pendingPayment',
  'pastDue',
  'awaitingDelivery',
  'awaitingReturn',
] as const satisfies readonly ContractStatus[]

/** The plan is in use or about to be: its product cannot be ordered a second time. */
export const heldStatuses = [
  'active',
  'cancelReserved',
  'pendingPayment',
  'pastDue',
] as const satisfies readonly ContractStatus[]

/** A next payment is due on `paidUntil`. */
export const renewingStatuses = ['active', 'pastDue'] as const satisfies readonly ContractStatus[]

export function isLive(status: ContractStatus): boolean {
  return (liveStatuses as readonly string[]).includes(status)
}

export function isHeld(status: ContractStatus): boolean {
  return (heldStatuses as readonly string[]).includes(status)
}

export function isRenewing(status: ContractStatus): boolean {
  return (renewingStatuses as readonly string[]).includes(status)
}

/** What the rules need to know of a contract. All days are days in Japan. */
export interface Contract {
  status: ContractStatus
  /** A device is delivered, and returned at the end. */
  rental: boolean
  orderedOn: Day
  /** First day of the first paid period; periods are counted in calendar months from here. */
  anchorOn: Day | null
  /** Periods paid so far. */
  paidPeriods: number
  /** First day that is not paid for: the next payment is due on it. */
  paidUntil: Day | null
  /** When the payment now due was last refused. */
  lastFailedOn: Day | null
  /** The member was reminded that nothing has been delivered. */
  deliveryReminded: boolean
  /** Since when the device is awaited back. */
  returnSince: Day | null
  /** Staff were notified that the device is late. */
  returnReminded: boolean
  /** Last day of use, once it is over. */
  lastDay: Day | null
}

/** Days of access after a missed payment, the day it was due not counted. */
export const GRACE_DAYS = 7
/** Days after the due day on which the card is tried again. */
export const RETRY_DAYS = [1, 3, 5, 7] as const
/** The contract ends this many days after the due day. */
export const DUNNING_END_DAYS = 21
/** Delivery not confirmed: reminder, and cancelled without a charge. */
export const DELIVERY_REMINDER_DAYS = 14
export const DELIVERY_CANCEL_DAYS = 30
/** A device not returned becomes a task of the staff, never a charge. */
export const RETURN_REMINDER_DAYS = 30
/** A first payment nobody could confirm has failed; the provider itself gives up after 23 hours. */
export const FIRST_PAYMENT_DAYS = 2
