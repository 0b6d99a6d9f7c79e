const STEP_MINUTES = 5
const MINUTES_PER_HOUR = 60
const HOURS_PER_DAY = 24
const MAX_HOURS = 36

/** Rounds a time up to five minutes, whole hours or, beyond a day and a half, whole days, so that it promises no precision. */
export function roundWaitingTime(minutes: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  const rounded = Math.max(1, Math.ceil(minutes / STEP_MINUTES)) * STEP_MINUTES
  if (rounded < MINUTES_PER_HOUR) return { unit: 'minutes', count: rounded }
  const hours = Math.ceil(minutes / MINUTES_PER_HOUR)
  if (hours <= MAX_HOURS) return { unit: 'hours', count: hours }
  return { unit: 'days', count: Math.ceil(hours / HOURS_PER_DAY) }
}
