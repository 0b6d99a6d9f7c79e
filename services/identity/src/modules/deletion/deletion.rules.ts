const dayMs = 24 * 60 * 60_000
const daysToUndo = 7
const confirmWithinMs = 60 * 60_000

/** Services other than identity that hold personal data; each must confirm that it has erased a person (D-192, R31). */
export const servicesToConfirm = ['aiesthe', 'billing', 'charts', 'content'] as const

export function deletionTime(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + daysToUndo * dayMs)
}

/** People erased before this moment should have been confirmed by every service. */
export function overdueSince(now: Date): Date {
  return new Date(now.getTime() - confirmWithinMs)
}
