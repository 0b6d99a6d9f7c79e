const HOUR_MS = 60 * 60_000

/** How long a member can object before a reset takes effect. */
export const RESET_DELAY_MS = 24 * HOUR_MS

/** When a reset that is asked for now takes effect. */
export const resetEffectiveAt = (now: Date): Date => new Date(now.getTime() + RESET_DELAY_MS)

/** What became of a reset; `superseded`: the member switched the factor off meanwhile. */
export type ResetOutcome = 'effective' | 'objected' | 'withdrawn' | 'superseded'
