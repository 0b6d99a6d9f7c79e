export const MIN_PAGE_SCALE = 0.7
export const MAX_PAGE_SCALE = 1.5
export const DEFAULT_PAGE_SCALE = 1

export type PageScaleDecision = { scale: number } | { refused: 'too-small' | 'too-large' | 'not-a-step' }

/** The page zoom goes from 0.7 to 1.5 in steps of 0.1; sums of 0.1 in binary are inexact and are accepted. */
export function validatePageScale(value: number): PageScaleDecision {
  const tenths = Math.round(value * 10)
  const isStep = Math.abs(value * 10 - tenths) < 1e-6
  if (isStep && tenths >= MIN_PAGE_SCALE * 10 && tenths <= MAX_PAGE_SCALE * 10) return { scale: tenths / 10 }
  if (value < MIN_PAGE_SCALE) return { refused: 'too-small' }
  if (value > MAX_PAGE_SCALE) return { refused: 'too-large' }
  return { refused: 'not-a-step' }
}
