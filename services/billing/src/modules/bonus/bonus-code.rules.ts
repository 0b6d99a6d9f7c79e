import { addDays, type Day } from '@hibiki/calendar'

/** A member may try this many wrong codes in an hour. */
export const MAX_WRONG_CODE_ATTEMPTS = 10
export const WRONG_CODES_WINDOW_MS = 3_600_000

/**
 * Returns the code as it is stored, with full-width and small letters, blanks and hyphens normalized; null
 * when it cannot be a code.
 */
export function normalizeBonusCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Dash}]/gu, '')
  return /^[A-Z0-9]{8,32}$/.test(code) ? code : null
}

export interface BonusCode {
  uses: number
  maxUses: number
  /** The last day on which it can be used. */
  expiresOn: Day
  /** Staff have stopped it. */
  isStopped: boolean
}

export function isBonusCodeUsable(code: BonusCode, today: Day): boolean {
  return !code.isStopped && code.uses < code.maxUses && today <= code.expiresOn
}

/** Returns the days that a code gives, from today or after days of the same product that were given before. */
export function computeGrantPeriod(
  days: number,
  today: Day,
  grantedUntil: Day | null,
): { fromOn: Day; untilOn: Day } {
  const fromOn = grantedUntil !== null && grantedUntil > today ? grantedUntil : today
  return { fromOn, untilOn: addDays(fromOn, days) }
}
