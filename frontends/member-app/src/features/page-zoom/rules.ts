export const MIN_SCALE = 0.7
export const MAX_SCALE = 1.5
export const SCALE_STEP = 0.1
export const DEFAULT_SCALE = 1

export const isValidScale = (value: unknown): value is number =>
  typeof value === 'number' && value >= MIN_SCALE && value <= MAX_SCALE

/** Returns the scale one step larger (+1) or smaller (-1); null at the limit. */
export function findNextScale(scale: number, direction: 1 | -1): number | null {
  const next = Math.round((scale + direction * SCALE_STEP) * 10) / 10
  return isValidScale(next) ? next : null
}

/**
 * Decides the scale after a login: the account's own choice or, while the account has the default, this browser's choice, which is then
 * saved in the account.
 */
export function mergeScales(account: number, browser: number): { scale: number; save: boolean } {
  if (account === DEFAULT_SCALE && browser !== DEFAULT_SCALE) return { scale: browser, save: true }
  return { scale: account, save: false }
}
