/** Seconds in which the previous refresh token still works, once. */
const GRACE_MS = 10_000

export interface FamilyState {
  /** Grows by one at every rotation; only tokens of the current generation are good. */
  generation: number
  rotatedAt: Date | null
  graceUsed: boolean
  /** Hash of the key that the last rotation carried. */
  rotationKey: Buffer | null
  endReason: string | null
  expiresAt: Date
}

/**
 * - `rotate`: a current token; a new generation begins.
 * - `grace`: the immediately previous token within 10 s, for the first time; another token of the current generation.
 * - `repeat`: the immediately previous token with the key of the rotation that replaced it, however late: its response was lost. Whoever stole
 *   the token has no key; once the new token is used, the previous one is two generations old.
 * - `already-refreshed`: the same again, refused; the tabs of one browser, which share the new cookie, stay logged in.
 * - `reuse`: an older token: somebody else has it, so the family ends.
 */
export type RefreshDecision =
  | 'rotate'
  | 'grace'
  | 'repeat'
  | 'already-refreshed'
  | 'reuse'
  | 'expired'
  | 'ended'
  | 'ended-by-duplicate-login'

/** What a refresh token of `tokenGeneration` may do at `now`, with the hash of the key it came with (ADR 0015). */
export function decideRefresh(
  family: FamilyState,
  token: { generation: number; key: Buffer | null },
  now: Date,
): RefreshDecision {
  if (family.endReason !== null) {
    return family.endReason === 'duplicate-login' ? 'ended-by-duplicate-login' : 'ended'
  }
  if (family.expiresAt <= now) return 'expired'
  if (token.generation === family.generation) return 'rotate'
  const isPrevious = token.generation === family.generation - 1
  if (isPrevious && token.key && family.rotationKey?.equals(token.key)) return 'repeat'
  const isRecent = family.rotatedAt !== null && now.getTime() - family.rotatedAt.getTime() <= GRACE_MS
  if (!isPrevious || !isRecent) return 'reuse'
  return family.graceUsed ? 'already-refreshed' : 'grace'
}
