/** The previous refresh token works once for this many seconds. */
const GRACE_MS = 10_000

export interface TokenFamilyState {
  /** It grows by one at every rotation; only tokens of the current generation are valid. */
  generation: number
  rotatedAt: Date | null
  graceUsed: boolean
  /** Hash of the key of the last rotation. */
  rotationKey: Buffer | null
  endReason: string | null
  expiresAt: Date
}

/**
 * - `rotate`: a current token; a new generation begins.
 * - `grace`: the immediately previous token within 10 s, for the first time; it gets another token of the current generation.
 * - `repeat`: the immediately previous token with the key of the rotation that replaced it, however late, because its response
 * was lost. A thief of the token has no key; once the new token is used, the previous one is two generations old.
 * - `already-refreshed`: the previous token again, which is rejected; the tabs of one browser share the new cookie and stay
 * logged in.
 * - `reuse`: an older token, which another client must have, so the family ends.
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

/** Returns what a refresh token of `tokenGeneration` may do at `now`, with the hash of the key of the request (ADR 0015). */
export function decideRefresh(
  family: TokenFamilyState,
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
