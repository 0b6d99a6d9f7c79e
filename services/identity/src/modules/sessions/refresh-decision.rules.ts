/** Seconds in which the previous refresh token still works, once (D-019). */
const graceMs = 10_000

export interface FamilyState {
  /** Grows by one at every rotation; only tokens of the current generation are good. */
  generation: number
  rotatedAt: Date | null
  graceUsed: boolean
  endReason: string | null
  expiresAt: Date
}

/**
 * - `rotate`: a current token; a new generation begins.
 * - `grace`: the immediately previous token within 10 s, for the first time; another token of the current generation.
 * - `already-refreshed`: the same again, refused; the tabs of one browser, which share the new cookie, stay logged in.
 * - `reuse`: an older token: somebody else has it, so the family ends.
 */
export type RefreshDecision =
  | 'rotate'
  | 'grace'
  | 'already-refreshed'
  | 'reuse'
  | 'expired'
  | 'ended'
  | 'ended-by-duplicate-login'

/** What a refresh token of `tokenGeneration` may do at `now` (D-019, D-020). */
export function decideRefresh(family: FamilyState, tokenGeneration: number, now: Date): RefreshDecision {
  if (family.endReason !== null) {
    return family.endReason === 'duplicate-login' ? 'ended-by-duplicate-login' : 'ended'
  }
  if (family.expiresAt <= now) return 'expired'
  if (tokenGeneration === family.generation) return 'rotate'
  const isPrevious = tokenGeneration === family.generation - 1
  const isRecent = family.rotatedAt !== null && now.getTime() - family.rotatedAt.getTime() <= graceMs
  if (!isPrevious || !isRecent) return 'reuse'
  return family.graceUsed ? 'already-refreshed' : 'grace'
}
