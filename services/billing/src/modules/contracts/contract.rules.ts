import type { Day } from '@hibiki/calendar'

/**
 * D-061: 10 契約中, 20 解約予約, 30 支払確認中, 40 配送待ち, 50 返却待ち, 90 終了, 99 支払失敗.
 *
 * 30 is both a first payment under way (nothing paid yet: `paidUntil` is null, nothing is open) and a payment past due
 * (`paidUntil` is the day it was due).
 */
export const contractStatuses = ['10', '20', '30', '40', '50', '90', '99'] as const
export type ContractStatus = (typeof contractStatuses)[number]

/** Of these a member can hold one per product. */
export const liveStatuses = ['10', '20', '30', '40', '50'] as const satisfies readonly ContractStatus[]

export function isLive(status: ContractStatus): boolean {
  return (liveStatuses as readonly string[]).includes(status)
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
  /** Staff were told that the device is late. */
  returnReminded: boolean
  /** Last day of use, once it is over. */
  lastDay: Day | null
}

/** Days of access after a missed payment, the day it was due not counted (D-087). */
export const GRACE_DAYS = 7
/** Days after the due day on which the card is tried again (D-087). */
export const RETRY_DAYS = [1, 3, 5, 7] as const
/** The contract ends this many days after the due day (D-087). */
export const DUNNING_END_DAYS = 21
/** Delivery not confirmed: reminder, and cancelled without a charge (D-076). */
export const DELIVERY_REMINDER_DAYS = 14
export const DELIVERY_CANCEL_DAYS = 30
/** A device not returned becomes a task of the staff, never a charge (D-077). */
export const RETURN_REMINDER_DAYS = 30
/** A first payment nobody could confirm has failed; the provider itself gives up after 23 hours. */
export const FIRST_PAYMENT_DAYS = 2
