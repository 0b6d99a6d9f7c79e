import { countDaysBetween, type Day } from '@hibiki/calendar'

/**
 * Returns what an upgrade on a day adds to the next invoice: the difference of the two prices for the remaining days of the paid
 * period, this one included, in whole yen rounded down.
 * @param options.periodFrom first day of the paid period
 * @param options.periodUntil first day after it
 */
export function computeProratedDifference(options: {
  oldPrice: number
  newPrice: number
  periodFrom: Day
  periodUntil: Day
  on: Day
}): number {
  const days = countDaysBetween(options.periodFrom, options.periodUntil)
  const left = Math.min(Math.max(countDaysBetween(options.on, options.periodUntil), 0), days)
  const difference = Math.max(options.newPrice - options.oldPrice, 0)
  return Math.floor((difference * left) / days)
}

/** Takes credits off an amount of yen, the oldest first, never below zero. */
export function applyCredits(
  amount: number,
  credits: readonly { id: string; remaining: number }[],
): { amount: number; used: { id: string; yen: number }[] } {
  let left = amount
  const used: { id: string; yen: number }[] = []
  for (const { id, remaining } of credits) {
    const yen = Math.min(remaining, left)
    if (yen > 0) used.push({ id, yen })
    left -= yen
  }
  return { amount: left, used }
}

/** The provider does not charge a card for less. */
export const MIN_CHARGE_YEN = 50

/** Applies credits to a charge so that what remains is either nothing or enough to be charged. */
export function applyCreditsToCharge(
  amount: number,
  credits: readonly { id: string; remaining: number }[],
): { amount: number; used: { id: string; yen: number }[] } {
  const all = applyCredits(amount, credits)
  if (all.amount === 0 || all.amount >= MIN_CHARGE_YEN) return all
  const { used } = applyCredits(Math.max(amount - MIN_CHARGE_YEN, 0), credits)
  return { amount: amount - used.reduce((sum, { yen }) => sum + yen, 0), used }
}
