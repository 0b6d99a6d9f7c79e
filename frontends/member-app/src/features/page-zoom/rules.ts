export const MIN_SCALE = 0.7
export const MAX_SCALE = 1.5
export const SCALE_STEP = 0.1
export const DEFAULT_SCALE = 1

export const isScale = (value: unknown): value is number =>
  typeof value === 'number' && value >= MIN_SCALE && value <= MAX_SCALE

/** One step larger (+1) or smaller (-1); null when the limit is reached. */
export function getNextScale(scale: number, direction: 1 | -1): number | null {
  const next = Math.round((scale + direction * SCALE_STEP) * 10) / 10
  return isScale(next) ? next : null
}

/**
 * What a member sees after login: the account's own choice, or, while the account still has the default, the choice
 * made in this browser, which is then kept in the account.
 */
export function mergeScales(account: number, browser: number): { scale: number; save: boolean } {
  if (account === DEFAULT_SCALE && browser !== DEFAULT_SCALE) return { scale: browser, save: true }
  return { scale: account, save: false }
}
