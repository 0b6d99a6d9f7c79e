import { ApiError } from '../errors/api-error.ts'
import { type Role, roles } from './roles.ts'
import type { Session, SessionVerifier } from './session.ts'
import { StaleSessionError } from './stale-session-error.ts'
import { createTokenVerifier, type KeyFinder, type TokenClaims } from './token-verifier.ts'

export interface SessionVerifierOptions {
  /** Finds the public key of a token, see `createRemoteKeyFinder` or jose's `createLocalJWKSet`. */
  keys: KeyFinder
  /** Returns why the session ended, or null while it is active. It is queried on every call, so that an end takes effect at once. */
  endedReason(sessionId: string): Promise<string | null> | string | null
  /**
   * Returns when identity last changed the member's roles, authorities or agency (ms since 1970), or null if no living token can predate a
   * change. It is queried on every call.
   */
  claimsChangedAt(userId: string): Promise<number | null> | number | null
  clock?: () => Date
}

/**
 * Returns what verifies Ed25519 access tokens: signature, issuer, expiry, that the session has not ended and that its claims are
 * current. A token names the newest change of its member's claims that it knows (`claimsAt`) and is stale exactly when a newer one
 * is known; no two clocks are compared.
 */
export function createSessionVerifier(options: SessionVerifierOptions): SessionVerifier {
  const clock = options.clock ?? (() => new Date())
  const verifyToken = createTokenVerifier(options.keys)

  return {
    async verify(token) {
      const claims = await verifyToken(token)
      // Checked on every call, because verified tokens are cached.
      if (Number(claims.exp) * 1000 <= clock().getTime()) throw new ApiError('E4010')
      const session = toSession(claims)
      const reason = await options.endedReason(session.sessionId)
      if (reason !== null) throw toSessionEndedError(reason)
      const changedAt = await options.claimsChangedAt(session.userId)
      const claimsAt = typeof claims.claimsAt === 'number' ? claims.claimsAt : 0
      if (changedAt !== null && changedAt > claimsAt) throw new StaleSessionError(session)
      return session
    },
  }
}

/** Returns the error of a call whose session has ended for this reason. */
export function toSessionEndedError(reason: string): ApiError {
  return new ApiError(reason === 'duplicate-login' ? 'E5001' : 'E4010')
}

function toSession(claims: TokenClaims): Session {
  const { sub, sid, agency } = claims
  if (typeof sub !== 'string' || typeof sid !== 'string') throw new ApiError('E4010')
  return {
    userId: sub,
    sessionId: sid,
    roles: texts(claims.roles).filter((role): role is Role => (roles as readonly string[]).includes(role)),
    authorities: texts(claims.authorities),
    agencyCode: typeof agency === 'string' ? agency : null,
    assurance: toAssurance(claims),
  }
}

/** A claim of its own, beside low assurance, says that a passkey is missing: a release that does not know it still rejects the most. */
function toAssurance({ assurance, passkeyMissing }: TokenClaims): Session['assurance'] {
  if (passkeyMissing === true) return 'passkey-enrolment'
  return assurance === 'low' ? 'low' : 'full'
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
