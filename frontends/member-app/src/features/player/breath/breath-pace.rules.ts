/** Breaths a minute that a member may choose. */
export const breathPaces = [4, 5, 6, 7, 8] as const
export const DEFAULT_BREATH_PACE = 6

/** Breathing out takes a little longer than breathing in, as it does at rest. */
const INHALE_SHARE = 0.42
/** The guided pace comes nearer to its goal by this much at most, so that nobody notices a step. */
const MAX_CHANGE_PER_MINUTE = 2
/** The guided pace is this much slower than the measured one. */
const LEAD_PER_MINUTE = 1

/** Returns how long one half of a breath takes. */
export const getHalfBreathSeconds = (breathsPerMinute: number, half: 'inhale' | 'exhale'): number =>
  (60 / breathsPerMinute) * (half === 'inhale' ? INHALE_SHARE : 1 - INHALE_SHARE)

/**
 * Returns the pace to guide at next. Without a measurement it is the chosen one. With one it begins where the member breathes and leads
 * a little below it, towards the chosen pace; somebody who breathes more slowly already is not hurried.
 */
export function toNextGuidedPace(
  guided: number,
  { chosen, measured, seconds }: { chosen: number; measured: number | null; seconds: number },
): number {
  if (measured === null) return chosen
  const goal = Math.max(Math.min(chosen, measured), measured - LEAD_PER_MINUTE)
  // The first measurement is met at once, because it is where the member breathes.
  if (guided === chosen && measured > chosen) return goal
  const step = (MAX_CHANGE_PER_MINUTE * seconds) / 60
  return guided + Math.min(step, Math.max(-step, goal - guided))
}

/** Returns the pattern for `navigator.vibrate` at the start of a half: two soft pulses to breathe in, one to breathe out. */
export const toBreathVibration = (half: 'inhale' | 'exhale'): number[] =>
  half === 'inhale' ? [40, 120, 70] : [50]
