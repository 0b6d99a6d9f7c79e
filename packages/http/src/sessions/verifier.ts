import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { ApiError } from '../errors/api-error.ts'
import { type Role, roles, type Session, type SessionVerifier } from './session.ts'
import { StaleSession } from './stale-session.ts'

/** Issuer of every access token. */
export const tokenIssuer = 'hibiki'

const cachedTokens = 10_000

export interface SessionVerifierOptions {
  /** Finds the public key of a token, see `remoteKeys` or jose's `createLocalJWKSet`. */
  keys: JWTVerifyGetKey
  /** Why the session ended, or null while it lives. Asked on every call, so an end acts at once (R23). */
  endedReason(sessionId: string): Promise<string | null> | string | null
  /**
   * When the member's roles, authorities or agency changed last, as identity dated it (ms since 1970), or null when no change is
   * known of that a living token could have missed. Asked on every call (R23).
   */
  claimsChangedAt(userId: string): Promise<number | null> | number | null
  clock?: () => Date
}

interface CheckedToken {
  session: Session
  /** The change that this token knows of; 0 when there had been none. */
  claimsAt: number
  expiresAtMs: number
}

/**
 * Verifies Ed25519 access tokens: signature, issuer, expiry, that the session has not ended and that its claims are those of
 * now. A token names the newest change of its member's claims that it knows (`claimsAt`), and is stale exactly when a newer one
 * is known. No clock is compared with another one's, so neither skew nor two things in one second can tell wrong.
 *
 * Signatures already checked are remembered (bounded), because a busy client sends one token thousands of times.
 */
export function createSessionVerifier(o: SessionVerifierOptions): SessionVerifier {
  const clock = o.clock ?? (() => new Date())
  const cache = new Map<string, CheckedToken>()

  async function checkToken(token: string): Promise<CheckedToken> {
    const now = clock()
    const known = cache.get(token)
    if (known) {
      if (known.expiresAtMs > now.getTime()) return known
      cache.delete(token)
      throw new ApiError('E4010')
    }
    const payload = await signedClaims(token, o.keys, now)
    const { claimsAt } = payload
    const checked = {
      session: toSession(payload),
      claimsAt: typeof claimsAt === 'number' ? claimsAt : 0,
      expiresAtMs: Number(payload.exp) * 1000,
    }
    if (cache.size >= cachedTokens) evictOldest(cache)
    cache.set(token, checked)
    return checked
  }

  return {
    async verify(token) {
      const { session, claimsAt } = await checkToken(token)
      const response = o.endedReason(session.sessionId)
      const reason = response instanceof Promise ? await response : response
      if (reason !== null) throw new ApiError(reason === 'duplicate-login' ? 'E5001' : 'E4010')
      const change = o.claimsChangedAt(session.userId)
      const changedAt = change instanceof Promise ? await change : change
      if (changedAt !== null && changedAt > claimsAt) throw new StaleSession(session)
      return session
    },
  }
}

async function signedClaims(token: string, keys: JWTVerifyGetKey, now: Date): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: tokenIssuer,
      algorithms: ['EdDSA'],
      requiredClaims: ['sub', 'sid', 'exp'],
      currentDate: now,
    })
    return payload
  } catch (error) {
    if (isKeyServerFailure(error)) throw new ApiError('E5030')
    throw new ApiError('E4010')
  }
}

// Not knowing the keys says nothing about the token: answering 401 would log everybody out while identity restarts.
function isKeyServerFailure(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true
  return ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'].includes(error.code)
}

function toSession(payload: JWTPayload): Session {
  const { sub, sid, agency } = payload
  if (typeof sub !== 'string' || typeof sid !== 'string') throw new ApiError('E4010')
  return {
    userId: sub,
    sessionId: sid,
    roles: texts(payload.roles).filter((role): role is Role => (roles as readonly string[]).includes(role)),
    authorities: texts(payload.authorities),
    agencyCode: typeof agency === 'string' ? agency : null,
    assurance: payload.assurance === 'low' ? 'low' : 'full',
  }
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

function evictOldest(cache: Map<string, unknown>): void {
  const drop = Math.ceil(cachedTokens / 10)
  let dropped = 0
  for (const token of cache.keys()) {
    if (dropped++ >= drop) return
    cache.delete(token)
  }
}
