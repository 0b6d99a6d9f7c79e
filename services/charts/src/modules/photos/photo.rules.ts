import type { ChartRole } from '../records/record.rules.ts'

export const MAX_PHOTOS_PER_RECORD = 6
/** Photos are scaled down to this, which shows pores at arm's length and is a few hundred kilobytes. */
export const MAX_PHOTO_SIDE_PIXELS = 1600
/** A drawing is stored with coordinates of this many steps along each side of the photo. */
export const DRAWING_STEPS = 10_000
export const MAX_STROKES = 200
export const MAX_NUMBERS_PER_STROKE = 2000
/** All strokes of a photo together have at most this many numbers, two for each point. */
export const MAX_NUMBERS_PER_DRAWING = 20_000

/** These colours show on every skin; white is drawn with a dark rim. */
export const strokeColors = ['white', 'blue', 'green', 'violet'] as const

export interface Stroke {
  color: (typeof strokeColors)[number]
  /** Thickness in thousandths of the photo's longer side. */
  width: number
  /** x and y of each point in turn, in steps from the top left corner. */
  points: number[]
}

/**
 * Returns whether somebody sees a photo. Customers see what the salon publishes to them; staff see all of it, but only while the customer
 * agrees that their present salon takes photos. Administrators see none.
 */
export function canSeePhoto(
  role: ChartRole,
  { published, hasConsent }: { published: boolean; hasConsent: boolean },
): boolean {
  if (role === 'customer') return published
  return role === 'staff' && hasConsent
}

/** Returns whether the strokes are points inside the photo, and few enough to be stored. */
export function isDrawing(strokes: readonly Stroke[]): boolean {
  const total = strokes.reduce((sum, { points }) => sum + points.length, 0)
  if (strokes.length > MAX_STROKES || total > MAX_NUMBERS_PER_DRAWING) return false
  return strokes.every(({ points }) => points.length % 2 === 0)
}
