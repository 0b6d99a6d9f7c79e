import { addDays, type Day, startOfJstDay } from '@hibiki/calendar'
import { type Contract, DUNNING_END_DAYS } from '../contracts/contract.rules.ts'

/** The provider's bounds of one payment at a convenience store, in yen. */
export const MIN_KONBINI_YEN = 120
export const MAX_KONBINI_YEN = 300_000
/** The member has until the end of the day so many days later to go to a store. */
export const KONBINI_DAYS = 3
/** Numbers expire this many days before the contract ends unpaid, so that the news of a payment is never too late. */
const DAYS_BEFORE_END = 1
const SECOND_MS = 1000

export function isPayableAtKonbini(yen: number): boolean {
  return yen >= MIN_KONBINI_YEN && yen <= MAX_KONBINI_YEN
}

/**
 * Returns when the numbers of a payment that begins now expire: at the last second of a day in Japan. It is null on the last days of
 * an unpaid contract, when not a whole day would be left.
 */
export function findKonbiniExpiry(contract: Pick<Contract, 'status' | 'paidUntil'>, today: Day): Date | null {
  const wanted = addDays(today, KONBINI_DAYS)
  const { status, paidUntil } = contract
  const isEnding = status === 'pastDue' && paidUntil !== null
  const latest = isEnding ? addDays(paidUntil, DUNNING_END_DAYS - 1 - DAYS_BEFORE_END) : wanted
  const [day = wanted] = [wanted, latest].sort()
  return day > today ? new Date(startOfJstDay(addDays(day, 1)).getTime() - SECOND_MS) : null
}
