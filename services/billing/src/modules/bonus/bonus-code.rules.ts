import { addDays, type Day } from '@hibiki/calendar'

/** Wrong codes a member may try in an hour. */
export const MAX_WRONG_CODES = 10
export const WRONG_CODES_WINDOW_MS = 3_600_000

/** As it is stored: full-width letters, small ones, blanks and hyphens are all the same; null when it cannot be a code. */
export function normalisedCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Dash}]/gu, '')
  return /^[A-Z0-9]{8,32}$/.test(code) ? code : null
}

export interface BonusCode {
  uses: number
  maxUses: number
  /** Last day on which it can be used. */
  expiresOn: Day
  /** Taken out of use by staff. */
  isStopped: boolean
}

export function isUsable(code: BonusCode, today: Day): boolean {
  return !code.isStopped && code.uses < code.maxUses && today <= code.expiresOn
}

/** The days a code gives: from today, or after days of the same product that were given before. */
export function grantedDays(
  days: number,
  today: Day,
  grantedUntil: Day | null,
): { fromOn: Day; untilOn: Day } {
  const fromOn = grantedUntil !== null && grantedUntil > today ? grantedUntil : today
  return { fromOn, untilOn: addDays(fromOn, days) }
}
