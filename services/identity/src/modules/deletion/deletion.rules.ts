const dayMs = 24 * 60 * 60_000
const daysToUndo = 7
const confirmWithinMs = 60 * 60_000

export function deletionTime(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + daysToUndo * dayMs)
}

/** People erased before this moment should have been confirmed by every service. */
export function overdueSince(now: Date): Date {
  return new Date(now.getTime() - confirmWithinMs)
}
