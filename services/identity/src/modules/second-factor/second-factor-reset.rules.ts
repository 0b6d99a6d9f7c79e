const HOUR_MS = 60 * 60_000

/** A member can object for this long before a reset takes effect. */
export const RESET_DELAY_MS = 24 * HOUR_MS

/** Returns when a reset that is requested now takes effect. */
export const computeResetEffectiveAt = (now: Date): Date => new Date(now.getTime() + RESET_DELAY_MS)

/** How a reset ended; `superseded` means that the member switched the factor off meanwhile. */
export type ResetOutcome = 'effective' | 'objected' | 'withdrawn' | 'superseded'
