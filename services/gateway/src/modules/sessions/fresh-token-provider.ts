import { ApiError, createInternalCallHeaders, type SessionVerifier, StaleSessionError } from '@hibiki/http'
import { LRUCache } from 'lru-cache'
import type { Upstream, UpstreamPool } from '../proxy/upstream-pool.ts'

export interface FreshToken {
  accessToken: string
  expiresAt: Date
}

export interface FreshTokenProvider {
  /**
   * Returns a token with current claims for a living session. Rejects with E4010 or E5001 when the session has ended, and with E5030
   * when identity does not respond.
   *
   * @param which `cached` also accepts a token fetched a moment ago
   */
  get(sessionId: string, which: 'cached' | 'new'): Promise<FreshToken>
}

/** The pages of one browser send the old cookie until each has received a response with the new one. */
const CACHE_TTL_MS = 30_000
const MAX_CACHED = 10_000

/** Fetches fresh access tokens from identity: one at a time per session, shared by all calls that wait for it. */
export function createFreshTokenProvider(
  identity: UpstreamPool | null,
  sessions: SessionVerifier,
  internalKeys: readonly string[],
  clock: () => number = () => performance.now(),
): FreshTokenProvider {
  const tokens = new LRUCache<string, FreshToken>({
    max: MAX_CACHED,
    ttl: CACHE_TTL_MS,
    ttlResolution: 0,
    perf: { now: clock },
  })
  const pending = new Map<string, Promise<FreshToken>>()

  function fetchOnce(sessionId: string): Promise<FreshToken> {
    const fetching = pending.get(sessionId) ?? fetch(sessionId)
    pending.set(sessionId, fetching)
    return fetching
  }

  async function fetch(sessionId: string): Promise<FreshToken> {
    try {
      const token = await reissue(identity, sessionId, internalKeys)
      tokens.set(sessionId, token)
      return token
    } finally {
      pending.delete(sessionId)
    }
  }

  return {
    async get(sessionId, which) {
      const cached = which === 'cached' ? tokens.get(sessionId) : undefined
      if (cached && (await isCurrent(cached, sessions))) return cached
      const fetched = await fetchOnce(sessionId)
      // Claims rarely change again meanwhile; when they do so twice, the call is rejected.
      if (await isCurrent(fetched, sessions)) return fetched
      const again = await fetchOnce(sessionId)
      if (await isCurrent(again, sessions)) return again
      throw new ApiError('E5030')
    },
  }
}

/** Returns false when the token is stale; throws when its session has ended. */
async function isCurrent({ accessToken }: FreshToken, sessions: SessionVerifier): Promise<boolean> {
  try {
    await sessions.verify(accessToken)
    return true
  } catch (error) {
    if (error instanceof StaleSessionError) return false
    throw error
  }
}

/** This is the timeout for a busy identity; a stopped one is noticed within a second, because it accepts no connection. */
const RESPONSE_TIMEOUT_MS = 3000

async function reissue(
  identity: UpstreamPool | null,
  sessionId: string,
  internalKeys: readonly string[],
): Promise<FreshToken> {
  const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS)
  const tried: Upstream[] = []
  for (let upstream = identity?.next(tried); upstream && !signal.aborted; upstream = identity?.next(tried)) {
    tried.push(upstream)
    try {
      return await requestToken(upstream, { sessionId, internalKeys, signal })
    } catch (error) {
      if (error instanceof ApiError) throw error
    }
  }
  throw new ApiError('E5030')
}

async function requestToken(
  { pool }: Upstream,
  {
    internalKeys,
    sessionId,
    signal,
  }: { sessionId: string; internalKeys: readonly string[]; signal: AbortSignal },
): Promise<FreshToken> {
  const call = { method: 'POST', path: '/internal/reissue-access' } as const
  const answer = await pool.request({
    ...call,
    headers: {
      'content-type': 'application/json',
      ...createInternalCallHeaders(internalKeys, call, new Date()),
    },
    body: JSON.stringify({ sessionId }),
    signal,
  })
  const body = (await answer.body.json()) as { accessToken: string; expiresAt: string; code?: string }
  const { accessToken, expiresAt, code } = body
  if (answer.statusCode === 200) return { accessToken, expiresAt: new Date(expiresAt) }
  if (code === 'E4010' || code === 'E5001') throw new ApiError(code)
  throw new Error(`identity answered ${answer.statusCode}`)
}
